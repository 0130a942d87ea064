import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isHonestRefusal, tally } from "../../chaos/ask.mjs";
import { expect } from "../../chaos/expect.mjs";
import { orderLots } from "../../docs/check-draw.mjs";
import { expectSoundBooks } from "../books.mjs";
import { findWares, sellOut, stock, taken } from "../wares.mjs";

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/**
 * Five thousand fans come within a minute, nine out of ten before the opening, at both processes, for five hundred tickets.
 * Every tenth tries to buy before being admitted. Whoever is admitted buys; the order must be the one the published seed gives.
 */
export const waitingRoom = {
	async measure(club, { fans: count = 5_000, quota = 500, seconds = 60, perMinute = 1_800 }) {
		const { saleId, sections } = await findWares(club);
		await sellOut(club, sections);
		await stock(club, [sections[0]], quota);
		const begun = Date.now();
		const opensAt = begun + seconds * 900;
		await club.query("update ticket_sales set opens_at = to_timestamp($2 / 1000.0) where id = $1", [
			saleId,
			opensAt,
		]);
		await club.query("insert into waiting_rooms (sale_id, starts_at, per_minute) values ($1, now(), $2)", [
			saleId,
			perMinute,
		]);
		await wait(1_500);
		const stories = await Promise.all(
			club.fans.slice(0, count).map(async (fan, index) => {
				await wait(Math.max(0, begun + 1_500 + (index * (seconds - 1.5) * 1_000) / count - Date.now()));
				return waitAndBuy(club, { ...fan, cookies: {} }, index, { saleId, sections: [sections[0]] });
			}),
		);
		const [{ strangers }] = await club.query(
			`select count(*)::int as strangers from orders join order_lines on order_lines.order_id = orders.id
			where order_lines.allotment_id = $2 and not exists (
				select from waiting_fans where sale_id = $1 and member_id = orders.member_id and admitted_at <= orders.created_at)`,
			[saleId, sections[0]],
		);
		const early = stories.filter(({ bought }) => bought === "early").length;
		expect(strangers + early === 0, `${Math.max(strangers, early)} bought without admission`);
		const odd = stories.flatMap(({ odd }) => odd);
		expect(odd.length === 0, `unexpected answers: ${tally(odd)} ${odd[0]?.body}`);
		expect((await taken(club, sections[0])) === quota, `${await taken(club, sections[0])} of ${quota} sold`);

		const [{ seed, lots }] = await club.query(
			"select encode(seed, 'hex') as seed, array_to_json(drawn_lots) as lots from waiting_rooms where sale_id = $1",
			[saleId],
		);
		const admitted = await club.query(
			"select lot::int, place, extract(epoch from admitted_at)::float8 as at from waiting_fans where sale_id = $1 and admitted_at is not null",
			[saleId],
		);
		const rank = new Map(orderLots(seed, lots).map((lot, index) => [lot, index + 1]));
		admitted.sort((one, other) => one.at - other.at || rank.get(one.lot) - rank.get(other.lot));
		const outOfOrder = admitted.findIndex(
			({ lot, place }, index) => rank.get(lot) !== index + 1 || place !== index + 1,
		);
		expect(outOfOrder < 0, `admission ${outOfOrder + 1} is not the one that the seed gives`);
		await expectSoundBooks(club);
		const polls = stories.reduce((sum, story) => sum + story.polls, 0);
		const busy = stories.reduce((sum, story) => sum + story.busy, 0);
		return `${count} fans in ${seconds} s, ${lots.length} lots drawn, ${admitted.length} let in by the order of the draw, ${quota} tickets sold, ${polls} polls, ${busy} asked to come back in a moment, nothing bought without admission`;
	},
	/** The guard of every purchase call. */
	control: {
		miss: /bought without admission/,
		cuts: [["\tawait requireAdmission(context, wish.saleId);\n", ""]],
	},
};

async function waitAndBuy(club, fan, index, wish) {
	const story = { bought: null, polls: 0, busy: 0, odd: [] };
	const site = () => club.sites[(index + story.polls + story.busy) % club.sites.length];
	const send = async (method, path, json, key = randomUUID()) => {
		const answer = await site()[method](`/api${path}`, ...(method === "post" ? [json] : []), {
			agent,
			headers: {
				"x-forwarded-for": fan.address,
				cookie: Object.entries(fan.cookies)
					.map(([name, value]) => `${name}=${value}`)
					.join("; "),
				...(method === "post" && { authorization: `Bearer ${fan.token}`, "idempotency-key": key }),
			},
		});
		for (const line of answer.headers["set-cookie"] ?? []) {
			const [, name, value] = /^(\w+)=([^;]*)/.exec(line);
			fan.cookies[name] = value;
		}
		if (!isHonestRefusal(answer)) return answer;
		// As the room's page and the purchase screen do.
		story.busy++;
		await wait(Number(answer.headers["retry-after"]) * 1_000 * (1 + Math.random()));
		return send(method, path, json, key);
	};
	const buy = () => {
		const sections = wish.sections.map((sectionId) => ({ sectionId, quantity: 1 }));
		return send("post", "/tickets/orders", { saleId: wish.saleId, sections, method: "qris" });
	};
	let answer = await send("post", "/waiting-room/places", { saleId: wish.saleId });
	const isImpatient = index % 10 === 0;
	let hasTried = false;
	for (; ; await wait(4_000 + 4_000 * Math.random())) {
		if (answer.status !== 200) {
			story.odd.push(answer);
			return story;
		}
		const { state, seed, left } = JSON.parse(answer.body);
		if (state === "admitted") {
			const bought = await buy();
			if (bought.status === 201) story.bought = "admitted";
			else if (bought.status !== 409) story.odd.push(bought);
			return story;
		}
		if (seed && left <= 0) return story;
		if (seed && isImpatient && !hasTried) {
			hasTried = true;
			const early = await buy();
			if (early.status === 201) {
				story.bought = "early";
				return story;
			}
			if (early.status !== 403) story.odd.push(early);
		}
		story.polls++;
		answer = await send("get", `/waiting-room/position?saleId=${wish.saleId}`);
	}
}
