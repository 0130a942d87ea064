import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { freePort } from "../../scripts/free-port.mjs";
import { startServer } from "../../scripts/server.mjs";
import { expect } from "../expect.mjs";
import { newFolder } from "../site.mjs";

/** A startup failure is one line and exit code 1. */
export async function startFaults() {
	const folder = newFolder();
	const taken = createServer();
	await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
	const port = String(taken.address().port);
	const faults = {
		"port in use": { DATA_DIR: folder, PORT: port, DEMO_CLUB: "no" },
		"database unreachable": { DATABASE_URL: `postgres://club:secret@127.0.0.1:${await freePort()}/club` },
		"bad folder": { DATA_DIR: "/proc/nowhere" },
	};
	try {
		for (const [name, environment] of Object.entries(faults)) {
			const { code, said } = await startToEnd({ HOST: "127.0.0.1", PORT: "0", ...environment });
			expect(code === 1, `${name}: exit code ${code}: ${said}`);
			expect(said.split("\n").length === 1, `${name}: more than one line: ${said.replaceAll("\n", " | ")}`);
			expect(!/secret|\.js:\d/.test(said), `${name}: ${said}`);
		}
	} finally {
		taken.close();
		rmSync(folder, { recursive: true, force: true });
	}
	return `${Object.keys(faults).join(", ")}: one line and exit code 1 each`;
}

/** A start that fails: how it ended, and what it said. */
export function startToEnd(environment) {
	const child = startServer(["ignore", "pipe", "pipe"], {
		APP_ENV: "demo",
		LOG_LEVEL: "error",
		...environment,
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			said += chunk;
		});
	const tooLong = setTimeout(() => child.kill("SIGKILL"), 60_000);
	return new Promise((resolve) =>
		child.once("close", (code, signal) => {
			clearTimeout(tooLong);
			resolve({ code: code ?? signal, said: said.trim() });
		}),
	);
}
