import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { clearOrders, expectSoundBooks } from "../books.mjs";
import { inParallel, orderGoods, orderTickets, untilAnswered } from "../buying.mjs";
import { findWares, stock, taken } from "../wares.mjs";

/**
 * Two thousand fans want what five hundred can have, two hundred at once, at both processes, one of which restarts midway:
 * a ticket; two shirts, named in either order; a ticket through a promo link.
 */
export const oversell = {
	async measure(club, { rounds, fans = 2_000, quota = 500, atOnce = 200 }) {
		const wares = await findWares(club);
		const rushes = Object.values(rushesFor(wares));
		const seen = [];
		for (let round = 0; round < rounds; round++) {
			const { wants, scarce, ample, what } = rushes[round % rushes.length];
			await clearOrders(club);
			await stock(club, [...wares.sections, ...wares.variants, wares.promo.id], fans * 2);
			await stock(club, scarce, quota);
			if (ample) await stock(club, ample, fans * 2);
			let restarting;
			const results = await inParallel(fans, atOnce, (index) => {
				if (index === fans / 2) restarting = club.restart(round % 2);
				const send = (site, key) => wants(site, club.fans[index], index, { key });
				return untilAnswered(club, send, { first: index });
			});
			await restarting;
			const sold = results.filter(({ status }) => status === 201).length;
			const odd = results.filter(({ status }) => status !== 201 && status !== 409);
			expect(odd.length === 0, `answers other than 201 and 409: ${tally(odd)} ${odd[0]?.body}`);
			expect(sold === quota, `${sold} of ${quota} sold (${what})`);
			for (const id of scarce) {
				const count = await taken(club, id);
				expect(count === quota, `${count} of ${quota} taken (${what})`);
			}
			await expectSoundBooks(club);
			seen.push(sold);
		}
		return `${rounds} rushes of ${fans} fans, ${atOnce} at once, a restart in each: exactly ${quota} sold each time`;
	},
	control: {
		miss: /sold|taken/,
		cuts: [
			[
				"\t\t\torder by id for no key update\n\t\t),\n\t\treplaced as (\n\t\t\tdelete from",
				"\t\t\torder by id\n\t\t),\n\t\treplaced as (\n\t\t\tdelete from",
			],
		],
		sql: ["alter table allotments drop constraint allotments_never_oversold"],
	},
};

const rushesFor = ({ saleId, sections, promo, variants, pickUp }) => ({
	tickets: {
		what: "one section",
		scarce: [sections[0]],
		wants: (site, fan, _, options) => orderTickets(site, fan, { saleId, sections: [sections[0]] }, options),
	},
	goods: {
		what: "two things in either order",
		scarce: variants,
		wants: (site, fan, index, options) =>
			orderGoods(site, fan, { variants: index % 2 ? variants : variants.toReversed(), pickUp }, options),
	},
	promo: {
		what: "a promo link",
		scarce: [promo.id],
		wants: (site, fan, _, options) =>
			orderTickets(site, fan, { saleId, sections: [promo.section], promo: promo.slug }, options),
	},
});
