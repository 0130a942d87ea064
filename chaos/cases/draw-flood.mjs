import { connect } from "node:net";
import { isHonestRefusal, percentile, seconds, steadily, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { expectHonestVisitorServed } from "../honest-visitor.mjs";
import { withSite } from "../site.mjs";

const abandoned = 600;
const stubborn = 400;
const slowestAnswer = 20_000;

/** Pages that are not kept, asked for faster than they can be drawn: by visitors who leave, then by visitors who stay. */
export const drawFlood = () =>
	withSite(async (site) => {
		await abandonPages(site.port);
		const afterLeavers = await expectHonestVisitorServed(site, "after the leavers");
		const flood = steadily(stubborn, 200, (index) => site.get(`/news/detail/flood-${index}`));
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		const during = await expectHonestVisitorServed(site, "during the flood");
		const answers = await flood;
		site.expectAlive();
		const odd = answers.filter((answer) => answer.status !== 404 && !isHonestRefusal(answer));
		expect(odd.length === 0, `answers other than 404, or 503 with Retry-After: ${tally(odd)}`);
		const slowest = percentile(answers, 1);
		expect(slowest <= slowestAnswer, `the slowest of the flood waited ${seconds(slowest)}`);
		return `${abandoned} abandoned: honest page after ${afterLeavers}; ${stubborn} stubborn (${tally(answers)}, slowest ${seconds(slowest)}): ${during}`;
	});

/** Thirty requests down each of twenty sockets, which then close without reading. */
async function abandonPages(port) {
	const sockets = Array.from({ length: 20 }, (_, socket) => {
		const requests = Array.from(
			{ length: abandoned / 20 },
			(_, index) => `GET /news/detail/left-${socket}-${index} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
		);
		const left = connect(port, "127.0.0.1").on("error", () => {});
		left.write(requests.join(""));
		return left;
	});
	await new Promise((resolve) => setTimeout(resolve, 300));
	for (const socket of sockets) socket.destroy();
}
