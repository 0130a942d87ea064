import { percentile } from "./ask.mjs";
import { eventually, expect } from "./expect.mjs";
import { embeddedDatabase, queryDatabase } from "./site.mjs";

/** Milliseconds of one request of this kind on the undisturbed site: what a flood is measured against on any machine. */
export async function undisturbed(site, addresses) {
	await atRest(site);
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

/** A new demo site answers while it still writes its areas and orders, which takes both cores for half a minute. */
function atRest({ folder }) {
	const { url } = embeddedDatabase(folder);
	return eventually("the demo club is whole", 300, async () => {
		const jobs = await queryDatabase(
			url,
			"select from pgboss.job where name in ('load-areas', 'fill-demo-orders') and state < 'completed'",
		);
		return jobs.length === 0;
	});
}
