import { isHonestRefusal, percentile, seconds, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { expectHonestVisitorServed } from "../honest-visitor.mjs";
import { withSite } from "../site.mjs";
import { sitePaths } from "../site-paths.mjs";

const cards = 160;
const slowestAnswer = 30_000;

/** A crawler that asks for every share card at once. */
export const cardFlood = () =>
	withSite(async (site) => {
		const addresses = (await sitePaths(site))
			.filter((path) => path.split("/").length > 3)
			.slice(0, cards)
			.map((path) => `/og${path}.png`);
		expect(addresses.length === cards, `there are only ${addresses.length} cards to ask for`);
		const flood = Promise.all(addresses.map((address) => site.get(address)));
		await new Promise((resolve) => setTimeout(resolve, 500));
		const honest = await expectHonestVisitorServed(site, "during the flood");
		const answers = await flood;
		site.expectAlive();
		const odd = answers.filter((answer) => answer.status !== 200 && !isHonestRefusal(answer));
		expect(odd.length === 0, `answers other than 200, 429 or 503 with Retry-After: ${tally(odd)}`);
		const slowest = percentile(answers, 1);
		expect(slowest <= slowestAnswer, `the last card came after ${seconds(slowest)} (${tally(answers)})`);
		return `${cards} cards at once (${tally(answers)}, slowest ${seconds(slowest)}); ${honest}`;
	});
