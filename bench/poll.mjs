// Polling fans, each on a connection of its own as far as the machine allows, at the page's interval whether or not the last
// answer has come: a slow server gets no mercy. A child process of `room.mjs`.
import { Agent, request } from "node:http";

const mostConnections = 15_000;

process.once("message", async ({ address, slips, seconds, everySeconds }) => {
	const agent = new Agent({ keepAlive: true, maxSockets: mostConnections, maxFreeSockets: mostConnections });
	const times = [];
	let failed = 0;
	let most = 0;
	const ask = (slip) =>
		new Promise((done) => {
			const since = performance.now();
			const fail = () => {
				failed++;
				done();
			};
			const sent = request(address, { agent, headers: { cookie: `waiting=${slip}` } }, (response) => {
				let body = "";
				response.on("data", (chunk) => {
					body += chunk;
				});
				// Cut off halfway, it never ends.
				response.on("error", fail);
				response.on("end", () => {
					times.push(performance.now() - since);
					if (response.statusCode !== 200 || !/"state":"(waiting|admitted)"/.test(body)) failed++;
					done();
				});
			});
			sent.on("error", fail);
			sent.end();
		});
	await ask(slips[0]);
	// Everybody connects before measuring starts.
	for (let at = 0; at < slips.length; at += 200) await Promise.all(slips.slice(at, at + 200).map(ask));
	times.length = 0;
	const begun = performance.now();
	const under = [];
	const gap = (everySeconds * 1000) / slips.length;
	for (let asked = 0; performance.now() - begun < seconds * 1000; asked++) {
		const due = begun + asked * gap;
		if (performance.now() < due) await new Promise((done) => setTimeout(done, due - performance.now()));
		under.push(ask(slips[asked % slips.length]));
		if (asked % 1000 === 0) most = Math.max(most, socketsOf(agent));
	}
	await Promise.all(under);
	times.sort((one, other) => one - other);
	const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
	process.send(
		{ polls: times.length, p50: at(0.5), p99: at(0.99), worst: at(1), failed, connections: most },
		() => process.exit(0),
	);
});

const socketsOf = ({ sockets, freeSockets }) =>
	[...Object.values(sockets), ...Object.values(freeSockets)].reduce((sum, list) => sum + list.length, 0);
