import { randomUUID } from "node:crypto";
import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { expectSoundBooks } from "../books.mjs";
import { inParallel, isInProgress, orderGoods, orderTickets } from "../buying.mjs";
import { findWares, stock } from "../wares.mjs";

/** One press, many requests: fifty at once with one key, to both processes, some of them aborted before the answer came. */
export const doubleSubmit = {
	async measure(club, { wishes = 200, repeats = 50 }) {
		const wares = await findWares(club);
		await stock(club, [...wares.variants, ...wares.sections], wishes * repeats);
		const wants = [
			(site, fan, options) => orderGoods(site, fan, wares, options),
			(site, fan, options) =>
				orderTickets(site, fan, { saleId: wares.saleId, sections: wares.sections.slice(0, 2) }, options),
		];
		const answers = [];
		let replays = 0;
		await inParallel(wishes, 4, async (wish) => {
			const [fan, key] = [club.fans[wish], randomUUID()];
			const send = (index, signal) =>
				wants[wish % 2](club.sites[index % 2], fan, { key, ...(signal && { signal }) });
			const own = await inParallel(repeats, repeats, (index) =>
				send(index, index % 5 === 4 ? AbortSignal.timeout(5 + index) : undefined),
			);
			// Whoever got no answer retries, and so does one whose answer was lost.
			for (let index = 0; index < 4; index++) own.push(await send(index));
			answers.push(...own);
			const done = own.filter(({ status }) => status === 201);
			expect(done.length > 0, `no answer to a wish: ${tally(own)}`);
			const distinct = new Set(done.map(({ body }) => body)).size;
			expect(distinct === 1, `${distinct} different answers to one wish`);
			const odd = own.filter((answer) => ![0, 201].includes(answer.status) && !isInProgress(answer));
			expect(
				odd.length === 0,
				`answers other than 201, or 409 with Retry-After: ${tally(odd)} ${odd[0]?.body}`,
			);
			replays += done.filter(({ headers }) => headers["idempotent-replayed"]).length;
			const other = await wants[(wish + 1) % 2](club.sites[wish % 2], fan, { key });
			expect(other.status === 422, `the key with a different request gave ${other.status}`);
		});
		const [{ orders, twice }] = await club.query(`
			select count(*)::int as orders, (count(*) - count(distinct member_id))::int as twice from orders
			where once_key is not null`);
		expect(orders === wishes && twice === 0, `${orders} orders for ${wishes} wishes`);
		await expectSoundBooks(club);
		return `${wishes} wishes × ${repeats} at once: ${orders} orders, ${replays} answers repeated byte for byte (${tally(answers)})`;
	},
	control: {
		miss: /different answers|orders for/,
		cuts: [["pg_try_advisory_xact_lock(hashtextextended(", "(0 is distinct from hashtextextended("]],
		sql: [
			"alter table once_answers drop constraint once_answers_scope_key_pk",
			"alter table orders drop constraint orders_one_per_key",
		],
	},
};
