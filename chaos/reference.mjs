import { percentile } from "./ask.mjs";
import { expect } from "./expect.mjs";

/** Milliseconds of one request of this kind on the undisturbed site: what a flood is measured against on any machine. */
export async function undisturbed(site, addresses) {
	const answers = [];
	for (const address of addresses) answers.push(await site.get(address));
	expect(
		answers.every(({ status }) => status === 200 || status === 404),
		`the undisturbed site does not answer: ${answers.map(({ status }) => status).join(", ")}`,
	);
	return percentile(answers, 0.5);
}

/** So many times as long as undisturbed; never less than `seconds`, which is soon enough for anybody. */
export const atMost = (times, reference, seconds) => Math.max(times * reference, seconds * 1000);
