import fc from "fast-check";
import { expect } from "../../chaos/expect.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { inParallel, post, untilAnswered } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { findWares, stock } from "../wares.mjs";

const codes = ["SEBAGIAN", "SEMUA", "ONGKIR"];
const wish = fc.record({
	quantities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 }),
	vouchers: fc.subarray(codes),
	/** Which line each refund begins with. */
	turn: fc.nat(2),
});

/**
 * Orders with vouchers for one of their things, for all of them and for the delivery are paid and then refunded piece by
 * piece, both processes at once. Each line gives back what was paid for it, each order its total.
 */
export const refunds = {
	environment: { COURIERS: "simulator" },
	async measure(club, { orders: count = 120 }) {
		const { variants } = await findWares(club);
		await stock(club, variants, count * 5);
		await createVouchers(club, variants[0]);
		// One for each order: how many refunds a member of staff makes in an hour is limited.
		const finance = club.fans.slice(-count);
		await club.query("insert into staff_roles (member_id, role) select unnest($1::uuid[]), 'finance'", [
			finance.map(({ id }) => id),
		]);
		const gateway = await openGateway(club);
		const wishes = fc.sample(wish, { numRuns: count, seed: 20_26 });

		const numbers = await inParallel(count, 20, (index) =>
			buy(club, club.fans[index], variants, wishes[index]),
		);
		await settled(club);
		for (const number of numbers) {
			await gateway.settle(number);
			await gateway.send(club.sites[0], await gateway.notice(number, "settlement"));
		}
		await settled(club);

		let pieces = 0;
		await inParallel(count, 10, async (index) => {
			const lines = await readLines(club, numbers[index]);
			const order = lines.map((_, at) => lines[(at + wishes[index].turn) % lines.length]);
			// A piece of each line at once, then the next: every split is another one.
			const back = new Map(lines.map(({ position }) => [position, 0]));
			for (let round = 0; round < 5; round++)
				await Promise.all(
					order
						.filter(({ quantity }) => quantity > round)
						.map(async ({ position }, at) => {
							const { status, body } = await untilAnswered(
								club,
								(site, key) =>
									post(
										site,
										finance[index],
										`/staff/orders/${numbers[index]}/refunds`,
										{ reason: "returned", lines: [{ position, quantity: 1 }] },
										{ key },
									),
								{ first: at },
							);
							expect(status === 201, `a refund is answered with ${status}: ${body}`);
							back.set(position, back.get(position) + JSON.parse(body).amount);
							pieces++;
						}),
				);
			for (const { position, paid } of lines)
				expect(
					back.get(position) === paid,
					`line ${position} of ${numbers[index]}: ${back.get(position)} refunded of ${paid} paid`,
				);
		});
		await settled(club);
		const [{ open }] = await club.query(
			"select count(*)::int as open from orders where number = any($1) and state <> 'refunded'",
			[numbers],
		);
		expect(open === 0, `${open} orders are not refunded as a whole`);
		await expectSoundBooks(club);
		return `${count} orders with up to 3 vouchers, refunded in ${pieces} pieces: every line at what was paid for it`;
	},
	/** Without the guard, each piece is rounded for itself. */
	control: {
		miss: /refunded of/,
		cuts: [["paidFor(lines, [...before, ...now]) - paidFor(lines, before)", "paidFor(lines, now)"]],
	},
};

const createVouchers = (club, variantId) =>
	club.query(
		`insert into vouchers (code, way, title, effect, value, most, scope)
		select 'SEBAGIAN', 'code', '{"id": "Sebagian"}'::jsonb, 'percent', 37, null::bigint, jsonb_build_object('products', jsonb_build_array(slug))
		from products join product_variants on products.id = product_id where product_variants.id = $1
		union all select 'SEMUA', 'code', '{"id": "Semua"}'::jsonb, 'amount', 33331, null, '{}'
		union all select 'ONGKIR', 'code', '{"id": "Ongkir"}', 'free_shipping', 0, 7001, '{}'`,
		[variantId],
	);

async function buy(club, fan, variants, { quantities, vouchers }) {
	const items = variants.map((variantId, index) => ({ variantId, quantity: quantities[index] }));
	const [site] = club.sites;
	const [area, postcode] = ["31.74.01.1002", "12810"];
	const address = JSON.parse(
		(
			await post(site, fan, "/user/addresses", {
				label: "Rumah",
				recipient: "Fan",
				phone: "081234567890",
				street: "Jl. Badai No. 1",
				postcode,
				area,
			})
		).body,
	);
	const { services } = JSON.parse((await post(site, fan, "/checkout/rates", { items, area, postcode })).body);
	const { courier, service, price } = services.find(({ courier }) => courier !== "pickup");
	const delivery = { addressId: address.id, courier, service, price };
	const { status, body } = await untilAnswered(club, (site, key) =>
		post(site, fan, "/checkout/orders", { items, method: "qris", delivery, vouchers }, { key }),
	);
	expect(status === 201, `an order is answered with ${status}: ${body}`);
	return JSON.parse(body).number;
}

/** What each line cost after its own share of each discount. */
const readLines = (club, number) =>
	club.query(
		`select position, quantity, (amount - (
			select coalesce(sum((share ->> 'amount')::bigint), 0) from jsonb_array_elements(discounts) share
		))::int as paid
		from order_lines where order_id = (select id from orders where number = $1) and kind <> 'discount' order by position`,
		[number],
	);
