import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { yieldToEventLoop } from "./yield-to-event-loop.server";

const visitors = 40;

it("accepts connections while long tasks queue up", async () => {
	let accepted = 0;
	let acceptedBeforeLastTask = 0;
	const server = createServer().on("connection", () => accepted++);
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const crowd = new Worker(connectMany, {
		eval: true,
		workerData: { port: (server.address() as AddressInfo).port, visitors },
	});
	await new Promise((resolve) => crowd.once("message", resolve));
	await Promise.all(
		Array.from({ length: 10 }, async () => {
			await yieldToEventLoop();
			acceptedBeforeLastTask = accepted;
			keepBusy(5);
		}),
	);
	await crowd.terminate();
	server.closeAllConnections();
	server.close();
	// Without yielding, all ten tasks share one turn, in which one connection is accepted.
	expect(acceptedBeforeLastTask).toBeGreaterThan(visitors / 2);
});

function keepBusy(milliseconds: number) {
	const end = performance.now() + milliseconds;
	while (performance.now() < end);
}

/** In a separate thread, so they are already waiting when the server's thread starts its tasks. */
const connectMany = `
const { connect } = require("node:net");
const { parentPort, workerData } = require("node:worker_threads");
let waiting = 0;
for (let visitor = 0; visitor < workerData.visitors; visitor++)
	connect(workerData.port, "127.0.0.1")
		.on("connect", () => ++waiting === workerData.visitors && parentPort.postMessage("waiting"))
		.on("error", () => {});
`;
