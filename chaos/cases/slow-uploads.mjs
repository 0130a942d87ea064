import { connect } from "node:net";
import { percentile, seconds, tally } from "../ask.mjs";
import { eventually, expect } from "../expect.mjs";
import { atMost, undisturbed } from "../reference.mjs";
import { withSite } from "../site.mjs";
import { logInTwo, megabytesOf, ordinaryPhoto, sendPatiently, watchMemory } from "../uploads.mjs";

const connections = 150;
const declared = 5 * 1024 * 1024;
const withheld = 50;
/** Of the memory before. Held in memory, what is sent would take several times as much. */
const mostGrowth = 1.5;

/**
 * One account sends most of a photo over each of many connections, and the rest byte by byte: memory stays bounded, others'
 * photos go through meanwhile, and all of the connections are closed.
 */
export const slowUploads = () =>
	withSite(async (site) => {
		await undisturbed(site, ["/api/news?q=a"]);
		const [attacker, other] = await logInTwo(site);
		const photo = await ordinaryPhoto();
		await sendPatiently(site, other, photo);
		const alone = await sendPatiently(site, other, photo);
		const before = megabytesOf(site);
		const held = (connections * (declared - withheld)) / 1024 ** 2;
		expect(
			before + held > 1.5 * mostGrowth * before,
			`${Math.round(held)} MB are too little to measure anything`,
		);

		const mostMemory = watchMemory(site);
		const senders = Array.from({ length: connections }, () => drip(site.port, attacker.authorization));
		const others = [];
		const sendOthers = async () => {
			while (others.length < 10 && !senders.every(({ isClosed }) => isClosed()))
				others.push({ ms: await sendPatiently(site, other, photo) });
		};
		const [closed] = await Promise.all([
			eventually("all connections are closed", 90, () => senders.every(({ isClosed }) => isClosed())),
			sendOthers(),
		]);
		const most = mostMemory();
		site.expectAlive();
		const seen = `${Math.round(before)} MB before, at most ${Math.round(most)} MB`;
		expect(most <= before * mostGrowth, `${seen}, so more than ${mostGrowth} times as much`);
		const slowest = percentile(others, 1);
		const limit = atMost(20, alone, 5);
		expect(slowest <= limit, `another member's photo took ${seconds(slowest)}, not ${seconds(limit)}`);
		const answers = senders.map(({ status }) => ({ status: status() }));
		const odd = answers.filter(({ status }) => ![0, 408, 429].includes(status));
		expect(odd.length === 0, `answers other than 408 and 429: ${tally(odd)}`);
		return `${connections} slow photos (${tally(answers)}): ${seen}; all closed after ${closed} s; another member's photo within ${seconds(slowest)}`;
	});

function drip(port, authorization) {
	let received = "";
	let isClosed = false;
	const socket = connect(port, "127.0.0.1");
	socket
		.on("data", (chunk) => {
			received += chunk;
		})
		.on("error", () => {})
		.on("close", () => {
			isClosed = true;
			clearInterval(dripping);
		});
	socket.write(
		`POST /api/photos HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-length: ${declared}\r\n\r\n`,
	);
	socket.write(mostOfIt);
	const dripping = setInterval(() => socket.write("a"), 1_000);
	return { isClosed: () => isClosed, status: () => Number(received.split(" ")[1] ?? 0) };
}

const mostOfIt = Buffer.alloc(declared - withheld);
