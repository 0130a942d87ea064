import { percentile } from "./ask.mjs";
import { eventually, expect } from "./expect.mjs";
import { embeddedDatabase, queryDatabase } from "./site.mjs";

/** Milliseconds per request of this kind on the undisturbed site: the baseline for a flood, on any machine. */
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

/** A multiple of the undisturbed time, but at least `seconds`, which is fast enough for anybody. */
export const atMost = (times, reference, seconds) => Math.max(times * reference, seconds * 1000);

/** A new demo site already answers while it still loads areas and orders, which keeps both cores busy for half a minute. */
function atRest({ folder }) {
	const { url } = embeddedDatabase(folder);
	return eventually("the demo club is complete", 300, async () => {
		const [{ hasQueue }] = await queryDatabase(
			url,
			"select to_regclass('pgboss.job') is not null as \"hasQueue\"",
		);
		if (!hasQueue) return false;
		const jobs = await queryDatabase(
			url,
			"select from pgboss.job where name in ('load-areas', 'fill-demo-orders') and state < 'completed'",
		);
		return jobs.length === 0;
	});
}
