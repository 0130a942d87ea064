import { connect } from "node:net";
import { seconds } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { withSite } from "../site.mjs";

const each = 40;
const limit = 20_000;

/** A client that sends headers or a body byte by byte is disconnected within 20 seconds. */
export const slowSockets = () =>
	withSite(async (site) => {
		const headers = "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ";
		const body =
			"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{";
		const sockets = [headers, body].flatMap((start) =>
			Array.from({ length: each }, () => drip(site.port, start)),
		);
		const lives = await Promise.all(sockets);
		const open = lives.filter((life) => life === null).length;
		site.expectAlive();
		expect(open === 0, `${open} of ${lives.length} dripping sockets are still open after ${seconds(limit)}`);
		return `${lives.length} dripping sockets closed, the last after ${seconds(Math.max(...lives))}`;
	});

/** Milliseconds until the server closed it; null if it did not. */
function drip(port, start) {
	return new Promise((resolve) => {
		const since = performance.now();
		const socket = connect(port, "127.0.0.1");
		const finish = (life) => {
			clearInterval(dripping);
			clearTimeout(tooLong);
			socket.destroy();
			resolve(life);
		};
		const dripping = setInterval(() => socket.write("a"), 1_000);
		// A second of grace for a busy machine's timers.
		const tooLong = setTimeout(() => finish(null), limit + 1_000);
		socket.on("error", () => {}).on("close", () => finish(performance.now() - since));
		socket.resume().write(start);
	});
}
