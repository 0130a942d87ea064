import { createVerify } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, createTicketSale, inDays } from "../../../../test/ticket-sale";
import { unzip, walletEnvironment } from "../../../../test/wallet-environment";
import { startApplePush, startGoogleWallet } from "../../../../test/wallet-servers";
import { events } from "../../../matches/events/tables.server";
import { createLoggedInMember } from "../../../members/factories.server";
import { admitTicket } from "../admit-ticket.server";
import { passList } from "../contract";
import { pathOfCode } from "../qr/ticket-code";
import { issuedTickets } from "../tables.server";
import { acceptOfferedTicket, offeredTickets, transferTicket } from "../transfers/contract";
import { googlePass } from "./contract";
import { followWallets } from "./follow-wallets.server";
import { walletDevices, walletEvents, walletTickets } from "./tables.server";

const apple = await startApplePush();
const google = await startGoogleWallet();
const { environment, google: googleKeys } = walletEnvironment();
const site = await testApp(
	{ ...environment, APPLE_PUSH_URL: apple.url, GOOGLE_WALLET_URL: google.url },
	{ limits: noLimits },
);
const { db, jobs, settings, call, app } = site;
const context = { db, jobs, settings, limits: noLimits };
const follow = () => followWallets.run(context, {});
const type = "pass.club.tickets";

beforeEach(async () => {
	await db.execute("truncate wallet_tickets, wallet_devices, wallet_events");
	apple.pushed.length = 0;
	google.patched.length = 0;
	apple.state.isAway = false;
});

async function buy(quantity = 1) {
	const fan = await createLoggedInMember(db);
	const { saleId, sections, eventId } = await createTicketSale(db);
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity });
	const shown = (await call(passList, {}, { token: fan.token })).body.events[0]!;
	return { fan, eventId, event: shown.event, passes: shown.passes };
}
const passOf = (zip: Buffer) => JSON.parse(unzip(zip).get("pass.json")!.toString());
/** The pass as the phone has it: its own URL and token. */
async function inApple({ qr, number }: Awaited<ReturnType<typeof buy>>["passes"][number]) {
	const { rawPayload } = await app.inject(`/api/passes/${pathOfCode(qr!.code)}/apple?lang=en`);
	const pass = passOf(rawPayload);
	const service = new URL(pass.webServiceURL).pathname;
	const headers = { authorization: `ApplePass ${pass.authenticationToken}` };
	const registrationOf = (device: string, token = pass.authenticationToken) => ({
		url: `${service}/v1/devices/${device}/registrations/${type}/${number}`,
		headers: { authorization: `ApplePass ${token}` },
	});
	return {
		pass,
		register: (device: string, pushToken: string, token?: string) =>
			app.inject({ method: "POST", ...registrationOf(device, token), payload: { pushToken } }),
		unregister: (device: string) => app.inject({ method: "DELETE", ...registrationOf(device) }),
		changed: (device: string, since?: string) =>
			app.inject(
				`${service}/v1/devices/${device}/registrations/${type}${since ? `?passesUpdatedSince=${since}` : ""}`,
			),
		latest: (since?: string) =>
			app.inject({
				url: `${service}/v1/passes/${type}/${number}`,
				headers: { ...headers, ...(since && { "if-modified-since": since }) },
			}),
	};
}
const moveMatch = (eventId: string, days: number) =>
	db
		.update(events)
		.set({ startsAt: inDays(days), endsAt: inDays(days + 0.1) })
		.where(eq(events.id, eventId));
const countDue = () =>
	db.$count(walletTickets, sql`${walletTickets.changedAt} <> ${walletTickets.toldChange}`);

describe("Apple's web service", () => {
	it("registers a device once, by the pass's own token only, and forgets it", async () => {
		const { passes } = await buy();
		const { register, unregister, changed } = await inApple(passes[0]!);
		expect((await register("hp-1", "aa11bb22", "forged")).statusCode).toBe(401);
		expect((await register("hp-1", "not hex")).statusCode).toBe(400);
		expect((await changed("hp-1")).statusCode).toBe(204);
		expect((await register("hp-1", "aa11bb22")).statusCode).toBe(201);
		expect((await register("hp-1", "aa11bb33")).statusCode).toBe(200);
		const rows = await db.select().from(walletDevices).where(eq(walletDevices.device, "hp-1"));
		expect(rows.map(({ pushToken }) => pushToken)).toEqual(["aa11bb33"]);
		expect((await changed("hp-1")).json()).toMatchObject({ serialNumbers: [passes[0]!.number] });
		expect((await changed("hp-1", "besok")).statusCode).toBe(400);
		expect((await unregister("hp-1")).statusCode).toBe(200);
		expect((await changed("hp-1")).statusCode).toBe(204);
		expect(await db.$count(walletTickets, eq(walletTickets.wallet, "apple"))).toBe(0);
	});

	it("gives the latest pass, and nothing where nothing has changed since", async () => {
		const { passes, eventId } = await buy();
		const { register, latest, pass } = await inApple(passes[0]!);
		await register("hp-2", "aa22aa22");
		await db.update(walletTickets).set({ changedAt: inDays(-1), toldChange: inDays(-1) });
		const first = await latest();
		expect(passOf(first.rawPayload)).toMatchObject({ serialNumber: pass.serialNumber, voided: false });
		const since = first.headers["last-modified"] as string;
		expect((await latest(since)).statusCode).toBe(304);
		await moveMatch(eventId, 9);
		const moved = await latest(since);
		expect(moved.statusCode).toBe(200);
		const { relevantDate, authenticationToken, barcodes } = passOf(moved.rawPayload);
		expect(new Date(relevantDate).getTime()).toBeGreaterThan(inDays(8).getTime());
		expect([authenticationToken, barcodes]).toEqual([pass.authenticationToken, pass.barcodes]);
		await db
			.update(issuedTickets)
			.set({ state: "void", endedAt: new Date() })
			.where(eq(issuedTickets.number, passes[0]!.number));
		expect(passOf((await latest(since)).rawPayload)).toMatchObject({ voided: true, barcodes: [] });
	});

	it("takes a phone's complaints for the log", async () => {
		const { passes } = await buy();
		const { pass } = await inApple(passes[0]!);
		const url = `${new URL(pass.webServiceURL).pathname}/v1/log`;
		for (const payload of [{ logs: ["It does not work"] }, { logs: 1 }, {}])
			expect((await app.inject({ method: "POST", url, payload })).statusCode).toBe(200);
	});
});

describe("a change", () => {
	it("is pushed once to each device, empty, and a device that is gone is forgotten", async () => {
		const { passes, eventId } = await buy(3);
		const wallets = await Promise.all(passes.map(inApple));
		for (const { register } of wallets) await register("hp-3", "cc01cc01");
		await wallets[0]!.register("hp-4", "cc02cc02");
		apple.gone.add("cc02cc02");
		await follow();
		expect(apple.pushed).toEqual([]);
		await moveMatch(eventId, 9);
		await follow();
		expect(apple.pushed.toSorted((one, other) => one.token.localeCompare(other.token))).toEqual([
			{ token: "cc01cc01", topic: type, body: "{}" },
			{ token: "cc02cc02", topic: type, body: "{}" },
		]);
		expect(await db.$count(walletDevices, eq(walletDevices.pushToken, "cc02cc02"))).toBe(0);
		await follow();
		expect(apple.pushed).toHaveLength(2);
	});

	it.each([
		["used", async (number: string) => void (await admitTicket(db, number, "A"))],
		[
			"another name",
			async (number: string) =>
				void (await db.update(issuedTickets).set({ holder: "Budi" }).where(eq(issuedTickets.number, number))),
		],
		[
			"disputed",
			async (number: string) =>
				void (await db
					.update(issuedTickets)
					.set({ isDisputed: true })
					.where(eq(issuedTickets.number, number))),
		],
	])("of a ticket is told, too: %s", async (_, change) => {
		const { passes } = await buy();
		await (await inApple(passes[0]!)).register("hp-5", "dd01dd01");
		await change(passes[0]!.number);
		await follow();
		expect(apple.pushed.map(({ token }) => token)).toEqual(["dd01dd01"]);
	});

	it("of hands ends the giver's pass", async () => {
		const { fan, passes } = await buy();
		const friend = await createLoggedInMember(db);
		const [{ number }] = passes as [(typeof passes)[number]];
		const { register, latest, pass } = await inApple(passes[0]!);
		await register("hp-7", "ff01ff01");
		await call(transferTicket, { code: number, recipient: friend.email }, { token: fan.token });
		const { offers } = (await call(offeredTickets, {}, { token: friend.token })).body;
		const taken = await call(acceptOfferedTicket, { id: offers[0]!.id }, { token: friend.token });
		expect(taken.status).toBe(200);
		await follow();
		expect(apple.pushed.map(({ token }) => token)).toEqual(["ff01ff01"]);
		expect(passOf((await latest()).rawPayload)).toMatchObject({
			serialNumber: pass.serialNumber,
			voided: true,
			barcodes: [],
		});
	});

	it("is kept while Apple is away, and by one who is killed while telling it", async () => {
		const { passes, eventId } = await buy();
		await (await inApple(passes[0]!)).register("hp-6", "ee01ee01");
		await moveMatch(eventId, 9);
		apple.state.isAway = true;
		await expect(follow()).rejects.toThrow("Apple's push: answered 503");
		expect(await countDue()).toBe(1);
		apple.state.isAway = false;
		// Taken by whoever failed or was killed, and free again two minutes later.
		await follow();
		expect(apple.pushed).toHaveLength(1);
		await db.update(walletTickets).set({ nextTryAt: inDays(-1) });
		await follow();
		expect(apple.pushed).toHaveLength(2);
		expect(await countDue()).toBe(0);
	});

	it("of a match with 14,000 tickets is noted in one statement, and told batch by batch", async () => {
		const { passes, eventId } = await buy();
		await db.execute(sql`
			insert into passes (number, order_id, position, place, event_id, section_id, member_id, holder)
			select upper(lpad(translate(to_hex(n), 'abcdef', 'GHJKMN'), 8, 'Z')), order_id, position, n + 1, event_id, section_id, member_id, holder
			from passes, generate_series(1, 14000) n where number = ${passes[0]!.number}`);
		await db.execute(sql`
			insert into wallet_tickets (pass_id, wallet) select id, 'apple' from passes where event_id = ${eventId}`);
		await db.execute(sql`
			insert into wallet_devices (device, pass_id, push_token)
			select 'stand-' || number, id, md5(number) from passes where event_id = ${eventId}`);
		const began = performance.now();
		await moveMatch(eventId, 9);
		expect(performance.now() - began).toBeLessThan(30_000);
		expect(await countDue()).toBe(14_001);
		const running = follow();
		await expect.poll(() => apple.pushed.length, { timeout: 60_000 }).toBeGreaterThan(300);
		await db.execute(sql`delete from passes where event_id = ${eventId} and number <> ${passes[0]!.number}`);
		await running;
		expect(new Set(apple.pushed.map(({ token }) => token)).size).toBe(apple.pushed.length);
	});
});

describe("Google's object", () => {
	it("is patched with the ticket's state, and its class once for a match that moves", async () => {
		const { passes, eventId, event } = await buy(2);
		for (const { qr } of passes) await call(googlePass, { code: pathOfCode(qr!.code) });
		const [first, second] = passes.map(({ number }) => `3388000000012345678.${number}`);
		const classId = `3388000000012345678.${event.slug}`;
		google.saved.add(classId).add(first!);
		await moveMatch(eventId, 9);
		await follow();
		expect(google.patched).toMatchObject([
			{
				path: `PATCH eventTicketClass/${classId}`,
				authorization: "Bearer ya29.token",
				body: { dateTime: { start: expect.stringMatching(/^20/) } },
			},
		]);
		google.patched.length = 0;
		for (const { number } of passes) await admitTicket(db, number, "A");
		await follow();
		expect(google.patched.map(({ path, body }) => [path, body.state]).toSorted()).toEqual(
			[first, second].toSorted().map((id) => [`PATCH eventTicketObject/${id}`, "COMPLETED"]),
		);
		// Nobody has saved the second.
		expect(await db.$count(walletTickets, eq(walletTickets.wallet, "google"))).toBe(1);
		const [head, claims, signature] = google.assertions[0]!.split(".");
		const check = createVerify("RSA-SHA256").update(`${head}.${claims}`);
		expect(check.verify(googleKeys.publicKey, signature!, "base64url")).toBe(true);
		expect(await db.$count(walletEvents)).toBe(1);
	});
});
