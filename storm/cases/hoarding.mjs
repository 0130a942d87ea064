import { isHonestRefusal, tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { expectSoundBooks } from "../books.mjs";
import { inParallel, orderGoods, orderTickets, post } from "../buying.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { findPickUp, stock } from "../wares.mjs";

const hoarders = 50;
/** Of all there is, this much is still for sale to others. */
const goal = 0.9;
const places = 4_000;
const pieces = 12_000;

/**
 * Fifty fresh accounts, every second one verified, take whatever they can of one match and of the whole store, at both
 * processes, and pay for nothing. Nearly everything is still there for others, who can buy at once.
 */
export const hoarding = {
	async measure(club, { seconds = 60 }) {
		const pickUp = await findPickUp(club);
		const [{ saleId, sections }] = await club.query(`
			select sale.id as "saleId", array_agg(section.id order by section.id) as sections
			from ticket_sales sale join ticket_sections section on section.sale_id = sale.id
			where now() between opens_at and closes_at and closed_at is null
			and not exists (select from ticket_seats where section_id = section.id)
			and not exists (select from waiting_rooms where waiting_rooms.sale_id = sale.id)
			group by sale.id order by count(*) desc, sale.id limit 1`);
		const [{ variants }] = await club.query(`
			select array_agg(product_variants.id order by product_variants.id) as variants
			from product_variants join products on products.id = product_id
			where released_at <= now() and member_limit is null`);
		await stock(club, sections, Math.ceil(places / sections.length));
		await stock(club, variants, Math.ceil(pieces / variants.length));
		await makeFresh(club, club.fans.slice(0, hoarders));
		const until = Date.now() + seconds * 1_000;
		const answers = await inParallel(hoarders, hoarders, (index) =>
			hoard(club, index, { saleId, sections, variants, pickUp }, until),
		);
		const odd = answers
			.flat()
			.filter((answer) => ![200, 201, 403, 409].includes(answer.status) && !isHonestRefusal(answer));
		expect(odd.length === 0, `unexpected answers: ${tally(odd)} ${odd[0]?.body}`);
		const left = {
			places: await leftOf(club, sections),
			pieces: await leftOf(club, variants),
		};
		const said = `${percent(left.places)} of the places and ${percent(left.pieces)} of the pieces are still for sale`;
		expect(left.places >= goal && left.pieces >= goal, said);

		const honest = club.fans[hoarders];
		await club.query("update members set email_verified_at = now() where id = $1", [honest.id]);
		const [site] = club.sites;
		const bought = [
			await orderTickets(site, honest, { saleId, sections: sections.slice(0, 1) }),
			await orderGoods(site, honest, { variants: variants.slice(0, 1), pickUp }),
		];
		expect(
			bought.every(({ status }) => status === 201),
			`somebody else cannot buy: ${tally(bought)} ${bought[0].body}`,
		);
		await expectSoundBooks(club);
		return `${hoarders} accounts took all they could for ${seconds} s, in ${answers.flat().length} calls: ${said}`;
	},
	/** The guards are settings. */
	control: { miss: /still for sale/, environment: withoutUnpaidLimits },
};

/** Accounts a few minutes old. */
const makeFresh = (club, fans) =>
	club.query(
		`with hoarder as (select * from unnest($1::uuid[]) with ordinality as one(id, nth))
		update members set created_at = now() - interval '5 minutes',
			email_verified_at = case when nth % 2 = 0 then now() end
		from hoarder where members.id = hoarder.id`,
		[fans.map(({ id }) => id)],
	);

/** From as much as a call may ask for down to a single one, again and again. */
async function hoard(club, index, { saleId, sections, variants, pickUp }, until) {
	const fan = club.fans[index];
	const answers = [];
	const ask = async (path, body) => {
		const answer = await post(club.sites[answers.length % 2], fan, path, body);
		answers.push(answer);
		return answer.status;
	};
	const some = (all, count, at) => Array.from({ length: count }, (_, next) => all[(at + next) % all.length]);
	const greed = [
		{ kinds: 20, each: 10 },
		{ kinds: 2, each: 10 },
		{ kinds: 1, each: 6 },
		{ kinds: 1, each: 1 },
	];
	for (let turn = index; Date.now() < until; turn++) {
		const before = answers.length;
		for (const { kinds, each } of greed) {
			const wish = {
				saleId,
				sections: some(sections, Math.min(kinds, sections.length), turn).map((sectionId) => ({
					sectionId,
					quantity: each,
				})),
			};
			if ((await ask("/ticket-holds", wish)) === 200)
				await ask("/tickets/orders", { ...wish, method: "va_bca" });
			const items = some(variants, Math.min(kinds, variants.length), turn * 20);
			await ask("/checkout/orders", {
				items: items.map((variantId) => ({ variantId, quantity: each })),
				method: "va_bca",
				delivery: { courier: "pickup", service: pickUp, price: 0 },
			});
		}
		if (answers.slice(before).every(({ status }) => status === 429)) break;
	}
	return answers;
}

/** The share that is neither sold nor held, by the clock. */
async function leftOf(club, ids) {
	const [{ left }] = await club.query(
		`select 1 - (sum(sold) + (select coalesce(sum(quantity), 0) from holds where allotment_id = any($1) and expires_at > now()))
			/ sum(size) as left from allotments where id = any($1)`,
		[ids],
	);
	return Number(left);
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;
