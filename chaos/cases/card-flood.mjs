import { isHonestRefusal, percentile, seconds, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { visitHonestly } from "../honest-visitor.mjs";
import { atMost, undisturbed } from "../reference.mjs";
import { withSite } from "../site.mjs";
import { sitePaths } from "../site-paths.mjs";

const alone = 5;
const cards = 160;

/** A crawler that asks for every share card at once. */
export const cardFlood = () =>
	withSite(async (site) => {
		const addresses = (await sitePaths(site))
			.filter((path) => path.split("/").length > 3)
			.slice(0, alone + cards)
			.map((path) => `/og${path}.png`);
		expect(addresses.length === alone + cards, `there are only ${addresses.length} cards to ask for`);
		const one = await undisturbed(site, addresses.splice(0, alone));
		// A full queue of cards is 40 long; pages and the API must not notice it.
		const limits = { page: atMost(10, one, 3), API: atMost(10, one, 3), card: atMost(60, one, 15) };
		const flood = Promise.all(addresses.map((address) => site.get(address)));
		await new Promise((resolve) => setTimeout(resolve, 500));
		const honest = await visitHonestly(site, "during the flood");
		const answers = await flood;
		site.expectAlive();
		const odd = answers.filter((answer) => answer.status !== 200 && !isHonestRefusal(answer));
		expect(odd.length === 0, `answers other than 200, 429 or 503 with Retry-After: ${tally(odd)}`);
		const slowest = percentile(answers, 1);
		expect(slowest <= limits.card, `somebody waited ${seconds(slowest)} for a card (${tally(answers)})`);
		honest.expectWithin(limits);
		return `${cards} cards at once (${tally(answers)}, slowest ${seconds(slowest)}): ${honest.waited}`;
	});
