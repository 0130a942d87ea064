import { isHonestRefusal, percentile, seconds, steadily, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { atMost, undisturbed } from "../reference.mjs";
import { withSite } from "../site.mjs";

const perSecond = 480;
const lasting = 6;

/** Wrong passwords from many addresses, faster than they can be hashed: refused early, and reads stay quick. */
export const logInFlood = () =>
	withSite(async (site) => {
		const one = await undisturbed(
			site,
			["a", "b", "c", "d", "e"].map((word) => `/api/news?q=${word}`),
		);
		const goal = { read: atMost(60, one, 2), refusal: atMost(120, one, 4) };
		const flood = steadily(perSecond * lasting, perSecond, (index) =>
			site.post(
				"/api/login",
				{ email: `flood-${index}@example.com`, password: "salah-sekali" },
				{ from: `127.0.${(index >> 6) & 127}.${2 + (index & 63)}` },
			),
		);
		const reads = await steadily(lasting * 5, 5, (index) => site.get(`/api/news?q=banjir-${index}`));
		const answers = await flood;
		site.expectAlive();
		const refusals = answers.filter(isHonestRefusal);
		const odd = answers.filter((answer) => ![401, 422].includes(answer.status) && !isHonestRefusal(answer));
		expect(
			odd.length === 0,
			`answers other than 401, 422, 429 or 503 with Retry-After: ${tally(odd)} (${odd[0]?.body.slice(0, 80)})`,
		);
		expect(refusals.length > 0, `nothing was refused (${tally(answers)})`);
		expect(
			reads.every(({ status }) => status === 200),
			`reads meanwhile: ${tally(reads)}`,
		);
		const [read, refusal] = [percentile(reads, 0.95), percentile(refusals, 0.95)];
		expect(read <= goal.read, `95 % of reads within ${seconds(read)}, not ${seconds(goal.read)}`);
		expect(
			refusal <= goal.refusal,
			`95 % of refusals within ${seconds(refusal)}, not ${seconds(goal.refusal)}`,
		);
		return `${answers.length} log-ins (${tally(answers)}); 95 % of reads within ${seconds(read)}, of refusals within ${seconds(refusal)}`;
	});
