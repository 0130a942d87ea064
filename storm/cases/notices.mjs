import { randomBytes } from "node:crypto";
import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { arrangements } from "../arrangements.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { inParallel, orderGoods, untilAnswered } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { findWares, stock } from "../wares.mjs";

const kinds = ["pending", "settlement", "settlement", "expire", "cancel"];

/**
 * Each order is paid once and is notified in a different order: all permutations of five notices, one of them repeated,
 * two of them signed but false, each sent to both processes at once, while ten thousand forgeries come in.
 */
export const notices = {
	async measure(club, { forgeries = 10_000 }) {
		const { variants, pickUp } = await findWares(club);
		const orders = arrangements(kinds);
		await stock(club, variants, orders.length);
		const gateway = await openGateway(club);
		const placed = await inParallel(orders.length, 20, (index) =>
			untilAnswered(club, (site, key) => orderGoods(site, club.fans[index], { variants, pickUp }, { key })),
		);
		expect(
			placed.every(({ status }) => status === 201),
			`not all could order: ${tally(placed)}`,
		);
		const numbers = placed.map(({ body }) => JSON.parse(body).number);
		for (const number of numbers) await gateway.opened(number);

		const forging = inParallel(forgeries, 20, async (index) =>
			gateway.send(club.sites[index % 2], await forge(gateway, numbers[index % numbers.length], index)),
		);
		const answers = await inParallel(orders.length, 10, async (index) => {
			const own = [];
			for (const kind of orders[index]) {
				if (kind === "settlement") await gateway.settle(numbers[index]);
				const notice = await gateway.notice(numbers[index], kind);
				own.push(...(await Promise.all(club.sites.map((site) => gateway.send(site, notice)))));
			}
			return own;
		});
		const understood = answers.flat();
		expect(
			understood.every(({ status }) => status >= 200 && status < 300),
			`the gateway's own notices were answered ${tally(understood)}`,
		);
		const forged = await forging;
		const accepted = forged.filter(({ status }) => status < 400 || status >= 500);
		expect(accepted.length === 0, `${accepted.length} forgeries were accepted: ${tally(accepted)}`);
		await settled(club);
		await expectSoundBooks(club);
		const [seen] = await club.query(`
			select count(*) filter (where state = 'paid')::int as paid,
				(select count(*)::int from order_events where state = 'paid') as moves,
				(select count(*)::int from ledger_entries where account = 'customers') as entries,
				(select count(distinct reference)::int from payment_notices) as told
			from orders`);
		const all = orders.length;
		expect(
			seen.paid === all && seen.moves === all && seen.entries === 2 * all && seen.told === all,
			`of ${all} orders ${seen.paid} are paid, by ${seen.moves} moves and ${seen.entries} bookings; notices of ${seen.told} were kept`,
		);
		return `${all} orders, each by a different permutation of ${kinds.length} notices at both processes: one effect each; ${forged.length} forgeries, ${accepted.length} accepted`;
	},
	/** Without the guard, any signature is accepted. */
	control: {
		miss: /forgeries were accepted/,
		cuts: [["timingSafeEqual(given, expected) ? { reference", "true ? { reference"]],
	},
};

/** An attacker who knows all but the key: another key, a changed amount, a borrowed signature, garbage. */
async function forge(gateway, number, index) {
	const guess = () => randomBytes(12).toString("hex");
	const notice = await gateway.notice(number, "settlement", index % 4 === 0 ? guess() : gateway.key);
	if (index % 4 === 1) return { ...notice, gross_amount: `${index}.00` };
	if (index % 4 === 2) return { ...notice, order_id: `${number}~${2 + (index % 7)}` };
	if (index % 4 === 3)
		return { ...notice, signature_key: randomBytes(64).toString("hex"), status_code: "200" };
	return notice;
}
