// What each figure is compared with, measured in the same run on the same bytes.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import { freePort } from "../scripts/free-port.mjs";
import { toElements } from "./html-to-elements.mjs";
import { bytesOf } from "./load.mjs";
import { findTool } from "./tools.mjs";

/** The same bytes as a static file from nginx with one worker. */
export async function withNginx(body, use) {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-nginx-"));
	const port = await freePort();
	writeFileSync(path.join(folder, "page.html"), body);
	writeFileSync(
		path.join(folder, "nginx.conf"),
		`worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
		${process.getuid?.() === 0 ? "user root;" : ""}
		events { worker_connections 256; }
		http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
			open_file_cache max=10; default_type text/html; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
	);
	const nginx = spawn(findTool("nginx"), ["-c", path.join(folder, "nginx.conf"), "-p", folder], {
		stdio: "ignore",
	});
	const gone = new Promise((resolve) => nginx.once("exit", resolve));
	try {
		const url = `http://127.0.0.1:${port}/page.html`;
		await untilOpen(url, nginx);
		await sendsExactly(url, body);
		return await use(url);
	} finally {
		nginx.kill("SIGTERM");
		await gone;
		rmSync(folder, { recursive: true, force: true });
	}
}

/** React alone: the page's own markup through `renderToPipeableStream`, without data and router. */
export async function withBareReact(html, use) {
	const server = createServer((_, response) => {
		const { pipe } = renderToPipeableStream(toElements(html), { onAllReady: () => pipe(response) });
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	try {
		return await use(`http://127.0.0.1:${server.address().port}/`);
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

async function untilOpen(url, server) {
	for (;;) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		if (answer) throw new Error(`${url}: the reference answered ${answer.status}.`);
		const ended = server.signalCode ?? server.exitCode;
		if (ended !== null) throw new Error(`${url}: the reference ended with ${ended}.`);
		await wait(50);
	}
}

/** A reference that sends different bytes is not a valid comparison. */
async function sendsExactly(url, bytes) {
	const sent = await bytesOf(url);
	if (!sent.equals(bytes))
		throw new Error(`${url} sends ${sent.length} bytes, not the page's ${bytes.length}.`);
}
