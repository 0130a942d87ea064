import { randomUUID } from "node:crypto";
import { expect } from "../../chaos/expect.mjs";
import { expectSoundBooks, settled } from "../books.mjs";
import { inParallel, orderSeats, post, untilAnswered } from "../buying.mjs";
import { openGateway } from "../gateway.mjs";
import { findNumbered, stock } from "../wares.mjs";

const perOrder = 4;

/**
 * Orders of four seats, of which some have been handed on and one is just being accepted. At the same time, gates let fans in
 * and staff refund two parts of each order, at both processes. Nobody inside loses the seat, nobody loses a ticket that
 * somebody else gave them unless staff chose it and they are told, and the money adds up.
 */
export const scannedRefunds = {
	async measure(club, { orders: most = 100 }) {
		const { saleId, sectionId, seats } = await findNumbered(club);
		const seatIds = seats.map(({ id }) => id);
		await stock(club, [sectionId], seats.length);
		await stock(club, seatIds, 1);
		const count = Math.min(most, Math.floor(seats.length / perOrder));
		const [{ gate, slug, price }] = await club.query(
			`select gate, slug, price::int from ticket_sections section join ticket_sales sale on sale.id = sale_id
			join events on events.id = event_id where section.id = $1`,
			[sectionId],
		);
		await club.query("update members set email_verified_at = now() where id = any($1)", [
			club.fans.slice(0, 2 * count).map(({ id }) => id),
		]);
		const [finance, [scanner]] = [club.fans.slice(-count), club.fans.slice(-count - 1)];
		await grant(club, finance, "finance");
		await grant(club, [scanner], "gate");

		const numbers = await inParallel(count, 20, async (index) => {
			const wish = {
				saleId,
				sectionId,
				seats: seatIds.slice(index * perOrder, (index + 1) * perOrder),
			};
			const { status, body } = await untilAnswered(club, (site, key) =>
				orderSeats(site, club.fans[index], wish, { key }),
			);
			expect(status === 201, `an order is answered with ${status}: ${body}`);
			return JSON.parse(body).number;
		});
		await settled(club);
		const gateway = await openGateway(club);
		for (const number of numbers) {
			await gateway.settle(number);
			await gateway.send(club.sites[0], await gateway.notice(number, "settlement"));
		}
		await settled(club);

		const orders = await inParallel(count, 20, async (index) => {
			const tickets = await club.query(
				"select number from passes where order_id = (select id from orders where number = $1) order by place",
				[numbers[index]],
			);
			const codes = tickets.map(({ number }) => number);
			expect(codes.length === perOrder, `${numbers[index]} has ${codes.length} tickets`);
			const offers = [];
			for (const code of codes.slice(perOrder - (index % perOrder)))
				offers.push(await offer(club, club.fans[index], club.fans[count + index], code));
			// The last is accepted in the storm.
			const open = offers.pop();
			for (const id of offers) await accept(club, club.fans[count + index], id);
			return { number: numbers[index], codes, open, friend: club.fans[count + index] };
		});

		const chosen = new Set();
		let refused = 0;
		let entered = 0;
		await inParallel(count, 10, async (index) => {
			const { number, codes, open, friend } = orders[index];
			const refundPart = async (quantity) => {
				const part = { lines: [{ position: 1, quantity }], reason: "goodwill" };
				const answer = await refund(club, finance[index], number, part);
				if (answer.status === 201) return;
				expect(answer.status === 409, `a refund is answered with ${answer.status}: ${answer.body}`);
				refused++;
				for (const ticket of await refundChosen(club, finance[index], number, part)) chosen.add(ticket);
			};
			const live = await club.query(
				"select number from passes where order_id = (select id from orders where number = $1) and state = 'valid'",
				[number],
			);
			const goIn = async (code) => {
				const answer = await scan(club, scanner, { event: slug, gate, code });
				if (JSON.parse(answer.body).results[0].verdict === "in") entered++;
			};
			await Promise.all([
				refundPart(1),
				refundPart(2),
				open && accept(club, friend, open),
				...pick(live, 1 + (index % 3)).map(({ number }) => goIn(number)),
				index % 2 && goIn(codes[0]),
			]);
		});
		await settled(club);

		const passes = await club.query(
			`select p.number, p.state, p.seat_id, p.member_id, o.member_id as buyer_id, p.member_id <> o.member_id as is_handed_on
			from passes p join orders o on o.id = p.order_id where o.number = any($1) and p.state <> 'transferred'`,
			[numbers],
		);
		await expectTakenSeats(club, sectionId, seatIds, passes);
		await expectNoSilentDeath(club, passes, chosen);
		await expectPaidBack(club, numbers, price);
		await expectSoundBooks(club);
		const handedOn = passes.filter(({ state, is_handed_on }) => state === "void" && is_handed_on).length;
		expect(entered > 0 && handedOn > 0 && refused > 0, "the storm was none");
		return `${count} orders of ${perOrder}: ${entered} fans went in meanwhile and kept their seats; ${refused} refunds asked whose ticket, ${handedOn} handed-on ones died by choice`;
	},
	/** Without the guard, whatever is refunded is for sale again. */
	control: {
		miss: /for sale/,
		cuts: [["return sharesOfPlaces(voided);", "return sharesOfPlaces(chosen);"]],
	},
};

const grant = (club, fans, role) =>
	club.query("insert into staff_roles (member_id, role) select unnest($1::uuid[]), $2", [
		fans.map(({ id }) => id),
		role,
	]);

async function offer(club, giver, friend, code) {
	const [{ email }] = await club.query("select email from members where id = $1", [friend.id]);
	const { status, body } = await post(club.sites[0], giver, `/passes/${code}/transfer`, { recipient: email });
	expect(status === 201, `a transfer is answered with ${status}: ${body}`);
	const [{ id }] = await club.query(
		"select id from pass_transfers where pass_id = (select id from passes where number = $1) and outcome is null",
		[code],
	);
	return id;
}

/** It may have been refunded or used by its giver a moment before. */
async function accept(club, friend, id) {
	const { status, body } = await untilAnswered(club, (site, key) =>
		post(site, friend, `/pass-offers/${id}/accept`, {}, { key }),
	);
	expect([200, 404].includes(status), `accepting is answered with ${status}: ${body}`);
}

const refund = (club, staff, number, part) =>
	untilAnswered(club, (site, key) => post(site, staff, `/staff/orders/${number}/refunds`, part, { key }), {
		first: Math.round(Math.random()),
	});

/** As staff do on their screen: they look, choose, and look again if something has changed. Returns their choice. */
async function refundChosen(club, staff, number, part) {
	const [{ quantity }] = part.lines;
	for (let tries = 0; tries < 50; tries++) {
		const { body } = await club.sites[tries % 2].get(`/api/staff/orders/${number}/tickets`, {
			headers: { authorization: `Bearer ${staff.token}`, "x-forwarded-for": staff.address },
		});
		const left = JSON.parse(body).tickets.filter(({ standing }) =>
			["own", "offered", "given_back", "handed_on", "used"].includes(standing),
		);
		const tickets = pick(left, quantity).map(({ number, standing }) => ({
			number,
			state: standing === "used" ? "used" : "valid",
		}));
		const answer = await refund(club, staff, number, { ...part, tickets });
		if (answer.status === 201) return tickets.map((ticket) => ticket.number);
		expect(answer.status === 409, `a chosen refund is answered with ${answer.status}: ${answer.body}`);
	}
	expect(false, `${number} could not be refunded in 50 tries`);
}

const scan = (club, staff, { event, gate, code }) => {
	const at = new Date().toISOString();
	const scans = [{ id: randomUUID(), code, isManual: true, direction: "in", at }];
	return untilAnswered(
		club,
		(site, key) =>
			post(site, staff, "/gate/scans", { event, gate, scanner: "badai", sentAt: at, scans }, { key }),
		{ first: Math.round(Math.random()) },
	);
};

const pick = (things, count) =>
	things
		.map((thing) => [Math.random(), thing])
		.sort(([one], [other]) => one - other)
		.slice(0, count)
		.map(([, thing]) => thing);

/** What is sold is exactly what somebody has a live ticket for, whether inside or not. */
async function expectTakenSeats(club, sectionId, seatIds, passes) {
	const live = passes.filter(({ state }) => state === "valid" || state === "used");
	const [{ size, sold, held }] = await club.query(
		"select size::int, sold::int, held::int from allotments where id = $1",
		[sectionId],
	);
	expect(sold === live.length, `of ${live.length} live tickets ${live.length - sold} places are for sale`);
	expect(sold + held <= size, `${sold} of ${size} places are sold`);
	const free = new Set(
		(await club.query("select id from allotments where id = any($1) and sold = 0", [seatIds])).map(
			({ id }) => id,
		),
	);
	const lost = live.filter(({ seat_id }) => free.has(seat_id)).length;
	expect(lost === 0, `${lost} seats of live tickets are for sale`);
	expect(
		free.size === seatIds.length - live.length,
		`${free.size} seats are free beside ${live.length} taken`,
	);
}

async function expectNoSilentDeath(club, passes, chosen) {
	const dead = passes.filter(({ state, is_handed_on }) => state === "void" && is_handed_on);
	const unchosen = dead.filter(({ number }) => !chosen.has(number)).length;
	expect(unchosen === 0, `${unchosen} handed-on tickets died without anybody choosing them`);
	const told = await club.query(
		`select members.id as member_id, count(*)::int as mails from messages join members on email = recipient
		where subject in ('Tiketmu tidak berlaku lagi', 'Your ticket is no longer valid') group by 1`,
	);
	for (const [holder, own] of Map.groupBy(dead, ({ member_id }) => member_id)) {
		const mails = told.find(({ member_id }) => member_id === holder)?.mails ?? 0;
		expect(
			mails === own.length,
			`${own.length} tickets died in one holder's hands, who was told ${mails} times`,
		);
	}
}

async function expectPaidBack(club, numbers, price) {
	const rows = await club.query(
		`select number, (select coalesce(sum(amount), 0)::int from refunds where order_id = orders.id and state = 'done') as back
		from orders where number = any($1)`,
		[numbers],
	);
	for (const { number, back } of rows)
		expect(back === 3 * price, `${back} of ${3 * price} came back of ${number}`);
}
