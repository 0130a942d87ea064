// `npm run dev`: screens and API from the sources, each reloaded when it changes.
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

process.env.NODE_ENV = "development";
const http = createHttpServer((request, response) =>
	vite.middlewares(request, response, () => answer(request, response)),
);
const vite = await createViteServer({
	server: { middlewareMode: true, hmr: { server: http } },
	appType: "custom",
});

/** Reloaded after each change; state that must survive (the database) lives in the process. */
async function answer(request, response) {
	try {
		const { devApp } = await vite.ssrLoadModule("/server/dev.ts");
		const app = await devApp();
		app.routing(request, response);
	} catch (error) {
		vite.ssrFixStacktrace(error);
		console.error(error);
		response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.stack);
	}
}

const port = Number(process.env.PORT || 3000);
http.listen(port, "127.0.0.1", () =>
	console.log(
		`\n  The site     http://localhost:${port}\n  Components   http://localhost:${port}/dev/components\n`,
	),
);
const { stopDev } = await vite.ssrLoadModule("/server/dev.ts");
for (const signal of ["SIGINT", "SIGTERM"]) {
	process.once(signal, async () => {
		await stopDev();
		process.exit(0);
	});
}
