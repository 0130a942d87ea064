import { tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { clearOrders, expectSoundBooks } from "../books.mjs";
import { inParallel, orderSeats, untilAnswered } from "../buying.mjs";
import { findNumbered, stock } from "../wares.mjs";

/**
 * Many more fans than seats, each wanting two adjacent seats of a numbered section, a quarter of them the best ones, at
 * both processes, one of which restarts midway. Whoever is too late tries two others.
 */
export const seats = {
	async measure(club, { rounds = 20, fans = 2_000, atOnce = 200 }) {
		const { saleId, sectionId, seats: all } = await findNumbered(club);
		const pairs = all.slice(1).flatMap((seat, at) => {
			const left = all[at];
			return left.row === seat.row && left.number + 1 === seat.number ? [[left.id, seat.id]] : [];
		});
		let sold = 0;
		for (let round = 0; round < rounds; round++) {
			await clearOrders(club);
			await stock(club, [sectionId], all.length);
			await stock(
				club,
				all.map(({ id }) => id),
				1,
			);
			let restarting;
			const results = await inParallel(fans, atOnce, async (index) => {
				if (index === fans / 2) restarting = club.restart(round % 2);
				const answers = [];
				for (let tries = 0; tries < 3; tries++) {
					const pair = pairs[index % 4 ? Math.floor(Math.random() * pairs.length) : (index >> 2) % 4];
					const wish = { saleId, sectionId, seats: pair };
					answers.push(
						await untilAnswered(club, (site, key) => orderSeats(site, club.fans[index], wish, { key }), {
							first: index,
						}),
					);
					if (answers.at(-1).status !== 409) break;
				}
				return answers;
			});
			await restarting;
			const odd = results.flat().filter(({ status }) => status !== 201 && status !== 409);
			expect(odd.length === 0, `answers other than 201 and 409: ${tally(odd)} ${odd[0]?.body}`);
			const orders = results.filter((answers) => answers.at(-1).status === 201).length;
			const places = await club.query(
				"select seat_id, count(*)::int as times from ordered_places where seat_id = any($1) group by seat_id",
				[all.map(({ id }) => id)],
			);
			const twice = places.filter(({ times }) => times > 1).length;
			expect(twice === 0, `${twice} seats sold twice`);
			expect(places.length === orders * 2, `${orders} orders of two have ${places.length} seats`);
			// Only single seats, or two apart, are left.
			expect(orders * 2 > all.length / 2, `only ${orders * 2} of ${all.length} seats sold`);
			await expectSoundBooks(club);
			sold += orders * 2;
		}
		return `${rounds} rushes of ${fans} fans, ${atOnce} at once, on ${all.length} seats, a restart in each: ${sold} seats sold, none twice`;
	},
	control: {
		miss: /sold twice|faults in the books/,
		cuts: [
			[
				"\t\t\torder by id for no key update\n\t\t),\n\t\treplaced as (\n\t\t\tdelete from",
				"\t\t\torder by id\n\t\t),\n\t\treplaced as (\n\t\t\tdelete from",
			],
		],
		sql: ["alter table allotments drop constraint allotments_never_oversold"],
	},
};
