import { isHonestRefusal, mostAhead, percentile, seconds, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { visitHonestly } from "../honest-visitor.mjs";
import { withSite } from "../site.mjs";
import { sitePaths } from "../site-paths.mjs";

const cards = 160;
const mostWaitedFor = 60;

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
		const honest = await visitHonestly(site, "during the flood");
		const answers = await flood;
		site.expectAlive();
		const odd = answers.filter((answer) => answer.status !== 200 && !isHonestRefusal(answer));
		expect(odd.length === 0, `answers other than 200, 429 or 503 with Retry-After: ${tally(odd)}`);
		const ahead = mostAhead([...answers, ...honest.answers], answers, 200);
		expect(
			ahead <= mostWaitedFor,
			`somebody waited for ${ahead} other cards (${tally(answers)}); the honest visitor: ${honest.waited}`,
		);
		return `${cards} cards at once (${tally(answers)}, slowest ${seconds(percentile(answers, 1))}), nobody waited for more than ${ahead} others: ${honest.waited}`;
	});
