import { connect } from "node:net";
import { isHonestRefusal, percentile, seconds, steadily, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { visitHonestly } from "../honest-visitor.mjs";
import { atMost, undisturbed } from "../reference.mjs";
import { withSite } from "../site.mjs";

const abandoned = 600;
const stubborn = 400;

/** Uncached pages, requested faster than they can be rendered: by clients that disconnect, then by clients that wait. */
export const drawFlood = () =>
	withSite(async (site) => {
		const one = await undisturbed(site, distinct("alone", 5));
		// A full queue of pages is 100 long.
		const limits = { page: atMost(150, one, 10), API: atMost(75, one, 5), card: atMost(150, one, 10) };
		await abandonPages(site.port);
		const after = await visitHonestly(site, "after the disconnects");
		after.expectWithin(limits);

		const pages = distinct("flood", stubborn);
		const flood = steadily(stubborn, 200, (index) => site.get(pages[index]));
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		const during = await visitHonestly(site, "during the flood");
		const answers = await flood;
		site.expectAlive();
		const odd = answers.filter((answer) => answer.status !== 404 && !isHonestRefusal(answer));
		expect(odd.length === 0, `answers other than 404, or 503 with Retry-After: ${tally(odd)}`);
		during.expectWithin(limits);
		return `${abandoned} abandoned: ${after.waited}; ${stubborn} stubborn (${tally(answers)}, slowest ${seconds(percentile(answers, 1))}): ${during.waited}`;
	});

const distinct = (name, count) =>
	Array.from({ length: count }, (_, index) => `/news/detail/${name}-${index}`);

/** Thirty pipelined requests on each of twenty sockets, which then close without reading. */
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
