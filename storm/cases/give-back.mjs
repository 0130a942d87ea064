import { tally } from "../../chaos/ask.mjs";
import { eventually, expect } from "../../chaos/expect.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { inParallel, orderGoods, post, untilAnswered } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { findWares, stock, taken } from "../wares.mjs";

/**
 * A thousand orders hold everything. A third expires, a third is cancelled, twice and at both processes, a third pays
 * too late. What was not paid in time can be bought again at once, and late payments get goods or a refund.
 */
export const giveBack = {
	async measure(club, { orders: count = 999 }) {
		const { variants, pickUp } = await findWares(club);
		const third = count / 3;
		await stock(club, variants, count);
		const gateway = await openGateway(club);
		const buy = (index) =>
			untilAnswered(club, (site, key) => orderGoods(site, club.fans[index], { variants, pickUp }, { key }), {
				first: index,
			});
		const placed = await inParallel(count, 100, buy);
		expect(
			placed.every(({ status }) => status === 201),
			`not all could order: ${tally(placed)}`,
		);
		const refused = await buy(count);
		expect(refused.status === 409, `all is taken, and yet somebody else gets ${refused.status}`);
		await settled(club);
		const numbers = placed.map(({ body }) => JSON.parse(body).number);
		const [abandoned, , late] = [0, 1, 2].map((part) => numbers.slice(part * third, (part + 1) * third));

		await letTimePass(club, [...abandoned, ...late]);
		// No sweep yet: expired holds count as free by the clock alone.
		const next = await inParallel(third, 50, (index) => buy(count + index));
		expect(
			next.every(({ status }) => status === 201),
			`what ran out is not free: ${tally(next)}`,
		);
		const cancels = await inParallel(2 * third, 50, (index) => {
			const at = third + (index % third);
			return post(club.sites[index < third ? 0 : 1], club.fans[at], `/orders/${numbers[at]}/cancel`, {});
		});
		const done = cancels.filter(({ status }) => status === 200).length;
		expect(done >= third, `${done} of ${third} could be cancelled: ${tally(cancels)}`);
		await club.query(
			"insert into pgboss.job (name, data) values ('expire-orders', '{}'), ('expire-orders', '{}')",
		);
		await settled(club);
		await eventually("what is over is closed", 120, async () => {
			const [{ open }] = await club.query(
				"select count(*)::int as open from orders where number = any($1) and state not in ('expired', 'cancelled')",
				[numbers],
			);
			return open === 0;
		});
		await settled(club);
		for (const id of variants) {
			const left = count - (await taken(club, id));
			expect(left === count - third, `${left} of ${count - third} came back`);
		}
		await expectSoundBooks(club);

		// Some of what is left is bought by others, so that the slowest late payments are refunded.
		const rest = Math.floor(third / 2);
		for (const id of variants)
			await club.query("update allotments set size = held + sold + $2 where id = $1", [id, rest]);
		await inParallel(third, 50, async (index) => {
			await gateway.settle(late[index]);
			const notice = await gateway.notice(late[index], "settlement");
			for (const site of club.sites) await gateway.send(site, notice);
		});
		await settled(club);
		const [{ revived, refunded }] = await club.query(
			`select count(*) filter (where state = 'paid')::int as revived,
				count(*) filter (where state = 'expired' and exists (
					select from refunds where order_id = orders.id and state = 'done' and amount = total))::int as refunded
			from orders where number = any($1)`,
			[late],
		);
		expect(
			revived === rest && refunded === third - rest,
			`late payments of ${third}: ${revived} orders revived (of ${rest} possible), ${refunded} were refunded`,
		);
		await expectSoundBooks(club);
		return `${count} abandoned: all back by the clock, before any sweep; ${done} cancelled; of ${third} late payments ${revived} revived, ${refunded} refunded`;
	},
	/** Without the guard, cancelling releases nothing. */
	control: { miss: /came back/, cuts: [["\tawait releaseHold(context.db, orderId);\n", ""]] },
};

const letTimePass = (club, numbers) =>
	club.query(
		`with due as (
			update orders set pay_by = now() - interval '1 second' where number = any($1) returning id
		)
		update holds set expires_at = now() - interval '1 second' where hold_id in (select id from due)`,
		[numbers],
	);
