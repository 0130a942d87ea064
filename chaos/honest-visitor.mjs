import { isHonestRefusal, seconds } from "./ask.mjs";
import { expect } from "./expect.mjs";

const tries = 10;
const longest = 15_000;
let visit = 0;

/**
 * A page that nobody has asked for yet, a share card and an API read, as one visitor would ask for them. A refusal is fine if
 * it says when to come back and coming back helps; waiting without an answer is not.
 */
export async function expectHonestVisitorServed(site, when) {
	visit++;
	const wanted = {
		page: `/store/list?q=pengunjung-${visit}`,
		API: `/api/news?q=pengunjung-${visit}`,
		card: `/og/faq.png?lang=${visit % 2 ? "en" : "id"}`,
	};
	const waited = await Promise.all(
		Object.entries(wanted).map(
			async ([name, address]) => `${name} ${seconds(await served(site, address, when))}`,
		),
	);
	return waited.join(", ");
}

async function served(site, address, when) {
	const since = performance.now();
	for (let count = 0; count < tries; count++) {
		const answer = await site.get(address);
		expect(answer.ms <= longest, `${when}, ${address} took ${seconds(answer.ms)}`);
		if (answer.status === 200) return performance.now() - since;
		expect(isHonestRefusal(answer), `${when}, ${address} gave ${answer.status}`);
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	throw new Error(`${when}, ${address} was refused ${tries} times`);
}
