import { tally } from "../../chaos/ask.mjs";
import { eventually, expect } from "../../chaos/expect.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { inParallel, orderTickets, post, untilAnswered } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { findWares, stock } from "../wares.mjs";

const limit = 4;

/**
 * Fans are offered as many tickets as one can have, and accept them all while they order others, everything at once and at
 * both processes. Each ends with exactly the sale's limit, whichever came first, also when all orders are paid.
 */
export const transferLimit = {
	async measure(club, { fans: count = 200 }) {
		const { saleId } = await findWares(club);
		const sections = await listFreeSections(club, saleId);
		expect(sections.length >= 2, "the sale has fewer than two sections with free seating");
		await stock(club, sections, count * limit);
		await club.query("update ticket_sales set per_member_limit = $2 where id = $1", [saleId, limit]);
		const gateway = await openGateway(club);
		const [givers, receivers] = [club.fans.slice(0, count), club.fans.slice(count, 2 * count)];
		const order = (fan, some, first) =>
			untilAnswered(club, (site, key) => orderTickets(site, fan, { saleId, sections: some }, { key }), {
				first,
			});
		const pay = async (numbers) => {
			await settled(club);
			await inParallel(numbers.length, 20, async (index) => {
				await gateway.settle(numbers[index]);
				await gateway.send(club.sites[index % 2], await gateway.notice(numbers[index], "settlement"));
			});
			await eventually("all tickets are issued", 120, async () => {
				const [{ open }] = await club.query(
					"select count(*)::int as open from orders where number = any($1) and state <> 'issued'",
					[numbers],
				);
				return open === 0;
			});
			await settled(club);
		};

		const bought = (
			await inParallel(count, 20, (index) =>
				Promise.all([0, 1].map((at) => order(givers[index], sections.slice(0, 2), at))),
			)
		).flat();
		expect(
			bought.every(({ status }) => status === 201),
			`not all could order: ${tally(bought)} ${bought[0].body}`,
		);
		await pay(bought.map(({ body }) => JSON.parse(body).number));
		const offers = await inParallel(count, 20, (index) => offerAll(club, givers[index], receivers[index]));

		const answers = await inParallel(count, 20, (index) => {
			const fan = receivers[index];
			const accepts = offers[index].map((id, at) =>
				untilAnswered(club, (site) => post(site, fan, `/pass-offers/${id}/accept`, {}), { first: at }),
			);
			const orders = [0, 1].map((at) => order(fan, sections.slice(0, 2), at));
			return Promise.all(index % 2 ? [...accepts, ...orders] : [...orders, ...accepts]);
		});
		const odd = answers.flat().filter(({ status }) => ![200, 201, 409].includes(status));
		expect(odd.length === 0, `answers other than 200, 201 and 409: ${tally(odd)} ${odd[0]?.body}`);
		const placed = answers.flat().filter(({ status }) => status === 201);
		await expectAtLimit(club, receivers);
		await pay(placed.map(({ body }) => JSON.parse(body).number));
		await expectAtLimit(club, receivers);
		await expectSoundBooks(club);
		const accepted = answers.flat().filter(({ status }) => status === 200).length;
		return `${count} fans, each accepting ${limit} tickets and ordering ${limit} at once: ${accepted} accepted, ${placed.length * 2} ordered, everybody has ${limit}`;
	},
	/** Without the guard, a transfer is accepted whatever its receiver has. */
	control: {
		miss: /more than the limit/,
		cuts: [
			[
				'if (broken) throw refuseSaying(offerRefusals, "offer.over_limit"',
				'if (false) throw refuseSaying(offerRefusals, "offer.over_limit"',
			],
		],
	},
};

/** Without seats to choose, and open. */
const listFreeSections = async (club, saleId) =>
	(
		await club.query(
			`select id from ticket_sections section where sale_id = $1 and closed_at is null
			and not exists (select from ticket_seats where section_id = section.id) order by id`,
			[saleId],
		)
	).map(({ id }) => id);

/** Their ids. */
async function offerAll(club, giver, receiver) {
	const [{ email }] = await club.query("select email from members where id = $1", [receiver.id]);
	const tickets = await club.query("select number from passes where member_id = $1 and state = 'valid'", [
		giver.id,
	]);
	for (const { number } of tickets) {
		const { status, body } = await post(club.sites[0], giver, `/passes/${number}/transfer`, {
			recipient: email,
		});
		expect(status === 201, `an offer is answered with ${status}: ${body}`);
	}
	const offers = await club.query("select id from pass_transfers where giver_id = $1", [giver.id]);
	expect(offers.length === limit, `${offers.length} of ${limit} tickets are offered`);
	return offers.map(({ id }) => id);
}

async function expectAtLimit(club, receivers) {
	const rows = await club.query(
		`select (
			select count(*) from passes where member_id = fan.id and state in ('valid', 'used')
		) + (
			select coalesce(sum(quantity), 0) from orders join order_lines on order_id = orders.id
			where member_id = fan.id and state in ('awaiting_payment', 'paid')
		) as places from unnest($1::uuid[]) fan(id)`,
		[receivers.map(({ id }) => id)],
	);
	const had = rows.map(({ places }) => Number(places));
	const over = had.filter((places) => places > limit);
	expect(
		over.length === 0,
		`${over.length} fans have more than the limit of ${limit}, up to ${Math.max(...over)}`,
	);
	const under = had.filter((places) => places < limit).length;
	expect(under === 0, `${under} fans were refused what they could have had`);
}
