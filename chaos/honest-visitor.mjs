import { isHonestRefusal, seconds } from "./ask.mjs";
import { expect } from "./expect.mjs";

const tries = 10;
let visit = 0;

/**
 * Requests an uncached page, a share card and an API read, as one visitor would. A refusal is fine if it says when to retry
 * and the retry succeeds. Returns how long each took.
 */
export async function visitHonestly(site, when) {
	visit++;
	const wanted = {
		page: `/store/list?q=pengunjung-${visit}`,
		API: `/api/news?q=pengunjung-${visit}`,
		card: `/og/faq.png?lang=${visit % 2 ? "en" : "id"}`,
	};
	const waits = await Promise.all(
		Object.entries(wanted).map(async ([name, address]) => [name, await served(site, address, when)]),
	);
	return {
		expectWithin(limits) {
			for (const [name, ms] of waits)
				expect(
					ms <= limits[name],
					`${when}, an honest visitor's ${name} took ${seconds(ms)}, not ${seconds(limits[name])}`,
				);
		},
		waited: waits.map(([name, ms]) => `${name} ${seconds(ms)}`).join(", "),
	};
}

async function served(site, address, when) {
	const since = performance.now();
	for (let count = 0; count < tries; count++) {
		const answer = await site.get(address);
		if (answer.status === 200) return performance.now() - since;
		expect(isHonestRefusal(answer), `${when}, ${address} gave ${answer.status || answer.body}`);
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	throw new Error(`${when}, ${address} was refused ${tries} times`);
}
