import { and, desc, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, callAs, createTicketSale } from "../../../../test/ticket-sale";
import { createLoggedInMember } from "../../../members/factories.server";
import { unreadMessages } from "../../../messages/inbox/inbox-contract";
import { messages } from "../../../messages/tables.server";
import { rateLimits } from "../../../platform/http/rate-limit.server";
import { checkTicket } from "../../gate/check-contract";
import { admitTicket } from "../admit-ticket.server";
import { passByCode, passList } from "../contract";
import { pathOfCode } from "../qr/ticket-code";
import { issuedTickets } from "../tables.server";
import {
	acceptOfferedTicket,
	cancelTransfer,
	declineOfferedTicket,
	offeredTickets,
	transferTicket,
} from "./contract";
import { expireTransfers } from "./expire-transfers.server";
import { cancelMyTransfer, offerTransfer } from "./offer-transfer.server";
import { passTransfers } from "./tables.server";

const { db, jobs, settings, call, runJobs, pool } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
const proven = { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() };
let giver: Fan;
let friend: Fan;
beforeEach(async () => {
	giver = await createLoggedInMember(db, { name: "Sari Dewanti" });
	friend = await createLoggedInMember(db, { name: "Bagas Pratama", ...proven });
});

async function buy(quantity = 1, section = {}, times: Parameters<typeof createTicketSale>[1] = {}) {
	const sale = await createTicketSale(db, times, [section]);
	const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity };
	const order = await buyTickets(context, giver.id, wish);
	const issued = await db
		.select()
		.from(issuedTickets)
		.where(eq(issuedTickets.orderId, order.id))
		.orderBy(issuedTickets.place);
	return { ...sale, order, issued, number: issued[0]!.number };
}
const offer = (number: string, recipient: string, by: Fan = giver) =>
	call(transferTicket, { code: number, recipient }, { token: by.token });
const offersOf = async (fan: Fan, token?: string) =>
	(await call(offeredTickets, token ? { token } : {}, { token: fan.token })).body;
const ownPasses = async (fan: Fan) =>
	(await call(passList, { when: "upcoming" }, { token: fan.token })).body.events.flatMap(
		({ passes }) => passes,
	);
const stateOf = async (code: string) => (await call(checkTicket, { code })).body.state;

/** The latest message about a ticket to this address, and the link in it. */
async function linkTo(recipient: string) {
	const [message] = await db
		.select()
		.from(messages)
		.where(and(eq(messages.to, recipient), like(messages.template, "ticket-%")))
		.orderBy(desc(messages.createdAt))
		.limit(1);
	const text = message!.text!;
	return { ...message!, text, token: /\?token=([\w-]{43})/.exec(text)?.[1] };
}

describe("a transfer", () => {
	it("kills the old code and makes a new one in the receiver's name, everywhere at once", async () => {
		const { number } = await buy();
		const before = (await ownPasses(giver))[0]!;
		expect(before.own).toMatchObject({ offer: null, transferUntil: expect.any(String) });
		expect((await offer(number, friend.email.toUpperCase())).status).toBe(201);
		expect((await ownPasses(giver))[0]).toMatchObject({
			state: "valid",
			own: { offer: { kind: "transfer", recipient: friend.email } },
		});
		await runJobs();
		const [offered] = (await offersOf(friend)).offers;
		expect(offered).toMatchObject({ from: "Sari Dewanti", section: "Utara 1" });
		const { status, body } = await call(acceptOfferedTicket, { id: offered!.id }, { token: friend.token });
		expect(status).toBe(200);
		expect(await ownPasses(giver)).toMatchObject([{ state: "transferred", qr: null, own: null }]);
		expect(await ownPasses(friend)).toMatchObject([
			{ number: body.number, state: "valid", holder: "Bagas Pratama" },
		]);
		expect(body.number).not.toBe(number);
		expect([await stateOf(before.qr!.code), await stateOf(number), await stateOf(body.number)]).toEqual([
			"transferred",
			"transferred",
			"valid",
		]);
		const word = pathOfCode(before.qr!.code);
		expect((await call(passByCode, { code: word })).body.pass).toMatchObject({
			state: "transferred",
			qr: null,
		});
		await runJobs();
		expect((await linkTo(giver.email)).text).toContain("Bagas Pratama sudah menerima tiketmu");
		expect((await call(unreadMessages, {}, { token: giver.token })).body.unread).toBeGreaterThan(0);
	});

	it("can be accepted by anyone with the link, but not by someone who merely registers with the address", async () => {
		const { number } = await buy();
		const address = "teman@warga.example";
		await offer(number, address);
		await runJobs();
		const thief = await createLoggedInMember(db, { email: address, emailVerifiedAt: null });
		expect((await offersOf(thief)).offers).toEqual([]);
		const { token } = await linkTo(address);
		const other = await createLoggedInMember(db);
		const { offers, isLinkGood } = await offersOf(other, token);
		expect(isLinkGood).toBe(true);
		expect((await call(acceptOfferedTicket, { id: offers[0]!.id }, { token: thief.token })).status).toBe(404);
		const taken = await call(acceptOfferedTicket, { id: offers[0]!.id, token }, { token: other.token });
		expect(taken.status).toBe(200);
		expect((await offersOf(other, token)).isLinkGood).toBe(false);
	});

	it("goes to a phone number by text message", async () => {
		const { number } = await buy();
		const typed = friend.phone.replace("+62", "0");
		expect((await offer(number, typed)).body.recipient).toBe(friend.phone);
		await runJobs();
		const { kind, text, token } = await linkTo(friend.phone);
		expect(kind).toBe("text");
		expect(text.length).toBeLessThanOrEqual(160);
		expect(token).toBeTruthy();
		expect((await offersOf(friend)).offers).toHaveLength(1);
	});

	it("answers the same whether or not the address has an account", async () => {
		const { issued } = await buy(2);
		const known = await offer(issued[0]!.number, friend.email);
		const unknown = await offer(issued[1]!.number, "siapa@warga.example");
		const shape = ({ status, body }: typeof known) => [status, Object.keys(body).sort()];
		expect(shape(known)).toEqual(shape(unknown));
		await runJobs();
		const [one, two] = [await linkTo(friend.email), await linkTo("siapa@warga.example")];
		const words = ({ text }: typeof one) => text.replaceAll(/token=\S+/g, "");
		expect(words(one)).toBe(words(two));
	});

	it("is refused for odd addresses, one's own, a ticket on offer, another's and a dead one", async () => {
		const { number, issued } = await buy(2);
		for (const odd of ["teman", "@", "a@b", "08123", "+1 202 555 0100", "a@b.c\r\nBcc: x@y.z"])
			expect((await offer(number, odd)).status, odd).toBe(422);
		expect((await offer(number, giver.email)).body.error).toBe("transfer.self");
		expect((await offer(number, friend.email, friend)).status).toBe(404);
		await offer(number, friend.email);
		expect((await offer(number, "lain@warga.example")).body.error).toBe("passes.offered");
		await admitTicket(db, issued[1]!.number, "C");
		expect((await offer(issued[1]!.number, friend.email)).body.error).toBe("passes.dead");
	});

	it("ends an hour before the match, by the sale's setting", async () => {
		const { number } = await buy(1, {}, { starts: 50 / 1440, closes: 1 });
		expect((await offer(number, friend.email)).body.error).toBe("transfer.too_late");
		expect((await ownPasses(giver))[0]!.own).toMatchObject({ transferUntil: null, returnUntil: null });
		await db.execute(sql`update ticket_sales set transfer_ends_minutes = 10`);
		expect((await offer(number, friend.email)).status).toBe(201);
		await db.execute(sql`update ticket_sales set transfer_ends_minutes = 60`);
		const [offered] = (await offersOf(friend)).offers;
		expect((await call(acceptOfferedTicket, { id: offered!.id }, { token: friend.token })).status).toBe(404);
	});

	it("gives nobody more tickets in a section than one member may have", async () => {
		const { issued, ...sale } = await buy(2, { perMemberLimit: 2 });
		const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity: 2 };
		await buyTickets(context, friend.id, wish);
		await offer(issued[0]!.number, friend.email);
		const [offered] = (await offersOf(friend)).offers;
		const answer = await call(acceptOfferedTicket, { id: offered!.id }, { token: friend.token });
		expect(answer.body.error).toBe("offer.over_limit");
	});

	it("can be withdrawn or declined, and expires; each time the ticket stays the giver's", async () => {
		const { number } = await buy();
		const accept = async () => {
			const [open] = await db.select().from(passTransfers).orderBy(sql`id desc`).limit(1);
			return call(acceptOfferedTicket, { id: open!.id }, { token: friend.token });
		};
		await offer(number, friend.email);
		expect((await call(cancelTransfer, { code: number }, { token: giver.token })).status).toBe(200);
		expect((await accept()).status).toBe(404);
		expect((await call(cancelTransfer, { code: number }, { token: giver.token })).body.error).toBe(
			"transfer.none",
		);

		await offer(number, friend.email);
		const [offered] = (await offersOf(friend)).offers;
		expect((await call(declineOfferedTicket, { id: offered!.id }, { token: friend.token })).status).toBe(200);
		expect((await accept()).status).toBe(404);
		// Jobs that wait together run in any order, and the last mail is read below.
		await runJobs();

		await offer(number, friend.email);
		await db.execute(sql`update pass_transfers set expires_at = now() where outcome is null`);
		expect((await accept()).status).toBe(404);
		expect((await offersOf(friend)).offers).toEqual([]);
		await expireTransfers.run(context, {});
		await runJobs();
		expect((await linkTo(giver.email)).subject).toContain("belum diterima");
		expect(await ownPasses(giver)).toMatchObject([{ number, state: "valid", own: { offer: null } }]);
		// One that has expired but was not swept yet blocks nothing.
		await offer(number, friend.email);
		await db.execute(sql`update pass_transfers set expires_at = now() where outcome is null`);
		expect((await offer(number, friend.email)).status).toBe(201);
	});

	it("cannot be accepted once somebody went in with the ticket", async () => {
		const { number } = await buy();
		await offer(number, friend.email);
		const [offered] = (await offersOf(friend)).offers;
		await admitTicket(db, number, "A");
		expect((await call(acceptOfferedTicket, { id: offered!.id }, { token: friend.token })).status).toBe(404);
		expect(await ownPasses(friend)).toEqual([]);
	});

	it("shows nobody but its owner who a ticket is offered to", async () => {
		const { number } = await buy();
		const code = pathOfCode((await ownPasses(giver))[0]!.qr!.code);
		await offer(number, friend.email);
		expect((await call(passByCode, { code })).body.pass.own).toBeNull();
		expect((await call(passByCode, { code }, { token: friend.token })).body.pass.own).toBeNull();
		expect((await call(passByCode, { code }, { token: giver.token })).body.pass.own?.offer).toBeTruthy();
	});

	it("has one winner when accepting, withdrawing and scanning race", async () => {
		for (let round = 0; round < 6; round++) {
			const { number, issued } = await buy();
			await offer(number, friend.email);
			const { id } = (await offersOf(friend)).offers[0]!;
			await Promise.all([
				...Array.from({ length: 4 }, () => call(acceptOfferedTicket, { id }, { token: friend.token })),
				call(cancelTransfer, { code: number }, { token: giver.token }),
				admitTicket(db, number, "A"),
			]);
			const rows = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, issued[0]!.orderId));
			expect(rows.filter(({ state }) => state === "valid" || state === "used")).toHaveLength(1);
		}
	});
});

it("sends ten messages a day to one address, whoever asks for them", async () => {
	const { number } = await buy();
	const member = { ...callAs(context, giver.id), limits: rateLimits(pool) };
	const send = async (recipient: string) => {
		await offerTransfer(member, { code: number, recipient });
		await cancelMyTransfer(member, number);
	};
	for (let at = 0; at < 10; at++) await send("penuh@warga.example");
	await expect(send("penuh@warga.example")).rejects.toMatchObject({ status: 429 });
	await send("lega@warga.example");
});
