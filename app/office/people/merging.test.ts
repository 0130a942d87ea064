import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { buyTickets, createTicketSale, inDays } from "../../../test/ticket-sale";
import { buildAcademyProgramme, buildTrialApplication } from "../../club-life/academy/factories";
import { academyProgrammes, trialApplications } from "../../club-life/academy/tables.server";
import { insertAddress } from "../../delivery/shipping/factories.server";
import { login, register } from "../../members/contract";
import { findCounterAccount } from "../../members/counter-account.server";
import { createLoggedInMember } from "../../members/factories.server";
import { memberColumns } from "../../members/merging/member-columns.server";
import { moveLatecomers } from "../../members/merging/merge-accounts.server";
import { deleteAccount, privacyOverview } from "../../members/privacy/contract";
import { findSubject } from "../../members/privacy/find-subject.server";
import { personalData } from "../../members/privacy/personal-data.server";
import { recordConsents } from "../../members/registration/consents.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { members } from "../../members/tables.server";
import { messages } from "../../messages/tables.server";
import { addToCart, readCart } from "../../orders/cart/contract";
import { buildLine, createOrder, createStock, settleAttempt } from "../../orders/factories.server";
import { reconcile } from "../../orders/reconciliation/reconcile.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Role } from "../../platform/http/access";
import { saveContact } from "../../site/contact/contract";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { placeTicketOrder } from "../../tickets/buying/order-contract";
import { chooseForTickets, myChangedTickets as ownChanges } from "../../tickets/changes/contract";
import { changeMatch } from "../../tickets/changes/staff-contract";
import { giveBackTicket } from "../../tickets/issued/returns/contract";
import { transferTicket } from "../../tickets/issued/transfers/contract";
import { disableMember, memberSearch, staffMember } from "./contract";
import { approveMerge, askMerge, mergePreview } from "./merge-contract";

const { db, pool, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
const invariants = readFileSync(new URL("../../orders/invariants.sql", import.meta.url), "utf8");
afterEach(async () => expect((await pool.query(invariants)).rows).toEqual([]));

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const support = await createStaff("support");
const colleague = await createStaff("support");
const ticketing = await createStaff("ticketing");
const admin = await createStaff("admin");
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
const because = "Lupa sudah pernah mendaftar.";
const ask = (stays: { id: string }, goes: { id: string }, words = because) =>
	call(askMerge, { id: stays.id, other: goes.id, because: words }, { token: support.token });
const approve = (id: string) => call(approveMerge, { id }, { token: colleague.token });
async function merge(stays: { id: string }, goes: { id: string }) {
	const { status, body } = await ask(stays, goes);
	expect(status, body.error).toBe(200);
	return approve(body.request);
}
const once = () => ({ "idempotency-key": randomUUID() });
const createPair = async () =>
	[
		await createLoggedInMember(db, { emailVerifiedAt: new Date() }),
		await createLoggedInMember(db, { emailVerifiedAt: new Date() }),
	] as const;
const countOf = async (query: string, values: unknown[] = []) =>
	Number((await pool.query<{ count: string }>(query, values)).rows[0]!.count);

async function payFor(fan: { id: string }) {
	const lines = [buildLine({ allotmentId: await createStock(db, 3), quantity: 2 })];
	const { order, attempt } = await createOrder(context, { memberId: fan.id, lines });
	await settleAttempt(context, attempt.id);
	return order;
}

it("shows both accounts side by side, and tells both members that staff looked", async () => {
	const [stays, goes] = await createPair();
	await payFor(goes);
	const { body } = await call(mergePreview, { id: stays.id, other: goes.id }, { token: support.token });
	expect(body).toMatchObject({
		stays: { email: stays.email, orders: 0, tickets: 0, credit: 0 },
		goes: { email: goes.email, orders: 1, openOrders: 1 },
	});
	for (const { token } of [stays, goes])
		expect((await call(privacyOverview, {}, { token })).body.views).toMatchObject([
			{ what: "profile", role: "support" },
		]);
});

it("moves paid orders, tickets, returns and credit, and the books stay as they are", async () => {
	const [stays, goes] = await createPair();
	const [sale, other] = [await createTicketSale(db), await createTicketSale(db)];
	const wish = (from: typeof sale, quantity: number) => ({
		saleId: from.saleId,
		sectionId: from.sections[0]!.id,
		quantity,
	});
	await payFor(stays);
	const refunded = await payFor(goes);
	await transaction(db, (db) =>
		refundOrder(
			{ ...context, db },
			{ number: refunded.number, lines: [{ position: 1, quantity: 1 }], reason: "goodwill", actor: "staff" },
		),
	);
	await buyTickets(context, stays.id, wish(sale, 1));
	await buyTickets(context, goes.id, wish(sale, 2));
	const back = await buyTickets(context, goes.id, wish(other, 1));
	const { rows: passes } = await pool.query("select number from passes where order_id = $1", [back.id]);
	expect((await call(giveBackTicket, { code: passes[0].number }, { token: goes.token })).status).toBe(201);
	await call(
		changeMatch,
		{ event: sale.slug, kind: "postponed", answerBy: inDays(2).toISOString() },
		{ token: ticketing.token, headers: once() },
	);
	const [asked] = (await call(ownChanges, {}, { token: goes.token })).body.tickets;
	await call(chooseForTickets, { id: asked!.id, choice: "credit" }, { token: goes.token, headers: once() });
	await runJobs();
	const books = async () =>
		(await pool.query("select account, sum(amount)::int from ledger_entries group by 1 order by 1")).rows;
	const before = await books();

	expect((await merge(stays, goes)).status).toBe(200);
	await runJobs();
	expect(await books()).toEqual(before);
	const { body } = await call(staffMember, { id: stays.id }, { token: support.token });
	expect(body.orders).toHaveLength(5);
	const { rows } = await pool.query("select code, member_id from vouchers where member_id is not null");
	expect(rows).toMatchObject([{ member_id: stays.id }]);
	// The question about the ticket that stays is still answered by its owner.
	const open = (await call(ownChanges, {}, { token: stays.token })).body.tickets.find(
		({ choice }) => !choice,
	);
	expect(
		(
			await call(
				chooseForTickets,
				{ id: open!.id, choice: "refund" },
				{ token: stays.token, headers: once() },
			)
		).status,
	).toBe(200);
	await runJobs();
	const day = (days: number) => inDays(days).toISOString().slice(0, 10);
	const { differences } = await reconcile(context, { from: day(-1), to: day(1) });
	expect(differences).toEqual([]);
});

it("asks once about tickets of one order held by both, and keeps both of two answers", async () => {
	for (const staysHasAnswered of [false, true]) {
		const [stays, goes] = await createPair();
		const sale = await createTicketSale(db);
		const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity: 3 };
		const order = await buyTickets(context, stays.id, wish);
		await pool.query("update passes set member_id = $1 where order_id = $2 and place = 1", [
			goes.id,
			order.id,
		]);
		await call(
			changeMatch,
			{ event: sale.slug, kind: "postponed", answerBy: inDays(2).toISOString() },
			{ token: ticketing.token, headers: once() },
		);
		const asked = async () => (await call(ownChanges, {}, { token: stays.token })).body.tickets;
		const choose = async (choice: "keep" | "refund", id: string) =>
			call(chooseForTickets, { id, choice }, { token: stays.token, headers: once() });
		if (staysHasAnswered) await choose("refund", (await asked())[0]!.id);
		expect((await merge(stays, goes)).status).toBe(200);
		const open = (await asked()).filter(({ choice }) => choice === null);
		expect(open).toMatchObject([{ tickets: staysHasAnswered ? 1 : 3 }]);
		expect((await choose("keep", open[0]!.id)).status).toBe(200);
		await runJobs();
		const { rows } = await pool.query(
			"select state from passes where order_id = $1 and frozen_by is null order by state",
			[order.id],
		);
		expect(rows.filter(({ state }) => state === "valid")).toHaveLength(staysHasAnswered ? 1 : 3);
	}
});

it("closes the other account: its sessions end, nobody logs in, its address and number are free", async () => {
	const [stays, goes] = await createPair();
	await pool.query(
		"insert into passkeys (member_id, credential_id, public_key, counter, transports, name) values ($1, 'kunci', '', 0, '{}', 'HP')",
		[goes.id],
	);
	expect((await merge(stays, goes)).status).toBe(200);
	expect((await call(privacyOverview, {}, { token: goes.token })).status).toBe(401);
	expect((await call(login, { email: goes.email, password: goes.password }, {})).status).toBe(422);
	expect((await call(login, { email: stays.email, password: stays.password }, {})).status).toBe(200);
	expect(await countOf("select count(*) from passkeys")).toBe(0);
	expect((await call(memberSearch, { q: goes.email }, { token: support.token })).body.members).toEqual([]);
	expect((await call(staffMember, { id: goes.id }, { token: support.token })).status).toBe(404);
	const again = await call(
		register,
		{
			name: "Orang Baru",
			email: goes.email,
			phone: goes.phone,
			password: "karang-biru-2024",
			password_confirmation: "karang-biru-2024",
			consent: true,
		},
		{},
	);
	expect(again.status).toBeLessThan(300);
});

it("tells both addresses why without giving one away to the other, and logs it under both", async () => {
	const [stays, goes] = await createPair();
	await merge(stays, goes);
	for (const template of ["merge-asked", "accounts-merged"]) {
		const told = (await db.select().from(messages)).filter((message) => message.template === template);
		const mine = told.filter(({ to }) => [stays.email, goes.email].includes(to));
		expect(mine.map(({ to }) => to).toSorted()).toEqual([stays.email, goes.email].toSorted());
		for (const { to, text } of mine) {
			expect(text).toContain(because);
			expect(text).not.toContain(to === stays.email ? goes.email : stays.email);
		}
	}
	for (const { id } of [stays, goes]) {
		const { entries } = (await call(auditEntries, { q: `member/${id}` }, { token: admin.token })).body;
		expect(entries).toMatchObject([
			{ action: "members.merge", by: { id: colleague.id }, after: { because, askedBy: support.id } },
			{ action: "members.merge-asked", by: { id: support.id }, after: { because } },
		]);
		expect(JSON.stringify(entries)).not.toContain(goes.email);
	}
	expect((await call(staffMember, { id: stays.id }, { token: support.token })).body.changes).toMatchObject([
		{ action: "members.merge", because },
		{ action: "members.merge-asked", because },
	]);
});

it("is idempotent, also when two ask and two approve at once", async () => {
	const [stays, goes] = await createPair();
	await payFor(goes);
	const asked = await Promise.all([ask(stays, goes), ask(stays, goes), ask(stays, goes)]);
	expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
	const [request, ...others] = new Set(asked.map(({ body }) => body.request));
	expect(others).toEqual([]);
	const answers = await Promise.all([approve(request!), approve(request!), approve(request!)]);
	expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [200, stays.id]));
	expect((await approve(request!)).status).toBe(200);
	const { rows } = await pool.query(
		"select template from messages where recipient = $1 and template in ('merge-asked', 'accounts-merged') order by 1",
		[goes.email],
	);
	expect(rows).toEqual([{ template: "accounts-merged" }, { template: "merge-asked" }]);
	const { entries } = (await call(auditEntries, { q: `member/${goes.id}` }, { token: admin.token })).body;
	expect(entries.map(({ action }) => action)).toEqual(["members.merge", "members.merge-asked"]);
	// In opposite directions at once: one of them waits.
	const [one, two] = await createPair();
	const both = await Promise.all([ask(one, two), ask(two, one)]);
	expect(both.map(({ status, body }) => [status, body.error]).toSorted()).toEqual([
		[200, undefined],
		[409, "merge.is_waiting"],
	]);
});

it("refuses itself, staff, who is leaving, disabled, deleted and unknown accounts, and a missing reason", async () => {
	const [stays, goes] = await createPair();
	const refusal = async (one: { id: string }, other: { id: string }) => {
		const { status, body } = await ask(one, other);
		const preview = await call(mergePreview, { id: one.id, other: other.id }, { token: support.token });
		expect(preview.body.error).toBe(body.error);
		return [status, body.error];
	};
	expect(await refusal(stays, stays)).toEqual([409, "member.is_same"]);
	expect(await refusal(stays, admin)).toEqual([409, "member.is_staff"]);
	expect(await refusal(support, goes)).toEqual([409, "member.is_staff"]);
	expect(await refusal(stays, { id: randomUUID() })).toEqual([404, "member.unknown"]);
	expect(await refusal({ id: randomUUID() }, goes)).toEqual([404, "member.unknown"]);
	expect(await refusal(stays, { id: await findCounterAccount(db) })).toEqual([404, "member.unknown"]);
	expect((await ask(stays, goes, "  ")).body.errors).toHaveProperty("because");
	const disable = (isDisabled: boolean) =>
		call(disableMember, { id: goes.id, isDisabled, because: "Sedang diperiksa" }, { token: support.token });
	await disable(true);
	expect(await refusal(stays, goes)).toEqual([409, "member.is_disabled"]);
	await disable(false);
	const leaving = await createLoggedInMember(db);
	await call(deleteAccount, { password: leaving.password }, { token: leaving.token });
	expect(await refusal(stays, leaving)).toEqual([409, "member.is_leaving"]);
	expect(await refusal(leaving, stays)).toEqual([409, "member.is_leaving"]);
	const third = await createLoggedInMember(db);
	await merge(stays, goes);
	expect(await refusal(third, goes)).toEqual([404, "member.unknown"]);
	expect(await refusal(goes, third)).toEqual([404, "member.unknown"]);
	const member = await call(askMerge, { id: stays.id, other: third.id, because }, { token: third.token });
	expect(member.status).toBe(403);
});

it("leaves consents as they were given, and shows them with the account that stays, also after a second merge", async () => {
	const [first, second] = await createPair();
	const third = await createLoggedInMember(db);
	await recordConsents(db, first.id, [{ kind: "news", given: true }]);
	await recordConsents(db, second.id, [{ kind: "terms", given: true }]);
	const all = async () =>
		(
			await pool.query("select * from member_consents where member_id in ($1, $2) order by id", [
				first.id,
				second.id,
			])
		).rows;
	const before = await all();
	await merge(second, first);
	await merge(third, second);
	expect(await all()).toEqual(before);
	const { body } = await call(privacyOverview, {}, { token: third.token });
	expect(body.consents.map(({ kind }) => kind).toSorted()).toEqual(["news", "terms"]);
	// News that only the other account had agreed to is not sent.
	expect(body.news).toBe(false);
	const [row] = await db.select().from(members).where(eq(members.id, first.id));
	expect(row!.mergedInto).toBe(third.id);
});

/** Unique indexes on moved rows that include a member, where both accounts may collide. A test below keeps this complete. */
const collisions = [
	"addresses_one_main",
	"allocation_invites_one_a_member",
	"calendar_feeds_pkey",
	"carts_one_per_member",
	"changed_tickets_once",
	"follows_pkey",
	"orders_one_per_key",
	"payment_preferences_pkey",
	"quiet_hours_pkey",
	"stock_notices_pkey",
	"ticket_holds_one_a_member",
	"waiting_fans_pkey",
	"waiting_list_once_a_sale",
	"wishes_pkey",
];

it("knows every unique index in which two accounts can collide", async () => {
	const { rows } = await pool.query<{ column: string; index: string }>(`
		select i.indrelid::regclass || '.' || attname as column, i.indexrelid::regclass::text as index
		from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
		where i.indisunique order by 2`);
	const found = rows.filter(({ column }) => memberColumns[column]?.kind === "moved");
	expect(found.map(({ index }) => index)).toEqual(collisions);
});

it("merges what both accounts had, table by table", async () => {
	const [stays, goes] = await createPair();
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "syal-kembar" }))
		.returning();
	const [variant] = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: "SYAL-KEMBAR", stock: 50 }),
	]);
	const sale = await createTicketSale(db);
	const sectionId = sale.sections[0]!.id;
	const { rows: allocated } = await pool.query(
		`insert into allocations (sale_id, section_id, group_name, coordinator_id, price, size, seat_ids, ends_at)
		values ($1, $2, 'Ombak Utara', $3, 0, 2, '{}', now() - interval '1 day') returning id`,
		[sale.saleId, sectionId, goes.id],
	);
	await pool.query("insert into waiting_rooms (sale_id, per_minute) values ($1, 10)", [sale.saleId]);
	const key = randomUUID();
	for (const { id, token } of [stays, goes]) {
		const add = (text: string, ...values: unknown[]) => pool.query(text, [id, ...values]);
		await insertAddress(db, id);
		await add(
			"insert into allocation_invites (member_id, allocation_id, name, token_hash) values ($1, $2, 'Sari', $3)",
			allocated[0].id,
			id,
		);
		await add("insert into calendar_feeds (member_id, token) values ($1, $2)", id);
		await add("insert into children (member_id, name, birth_date) values ($1, 'Melati', '2018-04-01')");
		await add("insert into follows (member_id, kind, target) values ($1, 'division', 'football')");
		await add("insert into payment_preferences (member_id, method) values ($1, 'qris')");
		await add(
			"insert into quiet_hours (member_id, starts_at, ends_at, time_zone) values ($1, 0, 60, 'Asia/Jakarta')",
		);
		await add("insert into stock_notices (member_id, variant_id) values ($1, $2)", variant!.id);
		await add("insert into waiting_fans (member_id, sale_id) values ($1, $2)", sale.saleId);
		await add("insert into waiting_list (member_id, sale_id, size) values ($1, $2, 1)", sale.saleId);
		await add("insert into wishes (member_id, product_id) values ($1, $2)", product!.id);
		await add(
			"insert into notification_preferences (member_id, topic, email, push) values ($1, 'orders', true, true)",
		);
		await add(
			"insert into push_subscriptions (member_id, endpoint, key, token, client, language) values ($1, $2, '', '', 'mobile', 'id')",
			`https://push.example/${id}`,
		);
		await call(addToCart, { variantId: variant!.id, quantity: 2 }, { token });
		const wish = { saleId: sale.saleId, sections: [{ sectionId, quantity: 1 }], method: "qris" as const };
		const placed = await call(placeTicketOrder, wish, { token, headers: { "idempotency-key": key } });
		expect(placed.status).toBeLessThan(300);
		// The order has used up whatever was held before.
		await add("insert into ticket_holds (member_id, sale_id) values ($1, $2)", sale.saleId);
	}
	expect((await merge(stays, goes)).status).toBe(200);

	for (const [name, { kind }] of Object.entries(memberColumns)) {
		const [table, column] = name.split(".");
		const left = await countOf(`select count(*) from ${table} where ${column} = $1`, [goes.id]);
		// Both places stay taken.
		const expected = name === "allocation_invites.member_id" ? 1 : 0;
		if (kind !== "kept") expect(left, name).toBe(expected);
	}
	const own = (table: string) => countOf(`select count(*) from ${table} where member_id = $1`, [stays.id]);
	for (const table of "calendar_feeds children follows payment_preferences quiet_hours stock_notices ticket_holds waiting_fans wishes carts".split(
		" ",
	))
		expect(await own(table), table).toBe(1);
	for (const table of ["addresses", "orders", "push_subscriptions", "waiting_list"])
		expect(await own(table), table).toBe(2);
	expect(await countOf("select count(*) from addresses where member_id = $1 and is_main", [stays.id])).toBe(
		1,
	);
	expect((await call(readCart, {}, { token: stays.token })).body.lines).toMatchObject([{ quantity: 4 }]);
	expect(
		await countOf("select count(*) from waiting_list where member_id = $1 and outcome is null", [stays.id]),
	).toBe(1);
});

it("takes along the academy trials that a guest with the other's address or number asked for", async () => {
	const [stays, goes] = await createPair();
	await db.update(members).set({ phoneVerifiedAt: new Date() }).where(eq(members.id, goes.id));
	const [programme] = await db
		.insert(academyProgrammes)
		.values(buildAcademyProgramme({ slug: "u-9-gabung", position: 901 }))
		.returning();
	const trial = (childName: string, more: { email?: string; phone?: string; memberId?: string }) =>
		db
			.insert(trialApplications)
			.values(
				buildTrialApplication({ programmeId: programme!.id, childName, email: "x@warga.example", ...more }),
			);
	await trial("Melati", { email: goes.email });
	await trial("Bintang", { phone: goes.phone });
	await trial("Surya", { memberId: goes.id });
	await trial("Anak orang lain", {});
	expect((await merge(stays, goes)).status).toBe(200);
	const { rows } = await pool.query(
		"select child_name from trial_applications where member_id = $1 order by child_name",
		[stays.id],
	);
	expect(rows.map(({ child_name }) => child_name)).toEqual(["Bintang", "Melati", "Surya"]);
	// The address is free: whoever gets it next must not find the children there.
	const next = await createLoggedInMember(db, { email: goes.email, emailVerifiedAt: new Date() });
	const subject = await findSubject(db, next.id);
	const found = await db.execute(
		sql`select from trial_applications where ${personalData.trial_applications!.rows(subject!)}`,
	);
	expect(found.rows).toEqual([]);
});

it("takes along messages to the club, which the freed address leads nobody else to", async () => {
	const [stays, goes] = await createPair();
	const write = (message: string, token?: string) =>
		call(
			saveContact,
			{ name: "Sari", email: goes.email, topic: "tickets", message, seconds: 60 },
			token ? { token } : {},
		);
	await write("Sebelum masuk, tiket saya hilang");
	await write("Sesudah masuk, tiket saya ketemu", goes.token);
	expect((await merge(stays, goes)).status).toBe(200);
	const listWritten = async (memberId: string) => {
		const subject = await findSubject(db, memberId);
		const { rows } = await db.execute<{ message: string }>(
			sql`select message from contact_messages
				where ${personalData.contact_messages!.rows(subject!)} order by id`,
		);
		return rows.map(({ message }) => message);
	};
	expect(await listWritten(stays.id)).toEqual([
		"Sebelum masuk, tiket saya hilang",
		"Sesudah masuk, tiket saya ketemu",
	]);
	const next = await createLoggedInMember(db, { email: goes.email, emailVerifiedAt: new Date() });
	expect(await listWritten(next.id)).toEqual([]);
});

it("ends what one account was giving the other, and lets the member accept what others give", async () => {
	const [stays, goes] = await createPair();
	const friend = await createLoggedInMember(db);
	const sale = await createTicketSale(db);
	const give = async (from: Fan, recipient: string) => {
		const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity: 1 };
		const order = await buyTickets(context, from.id, wish);
		const { rows } = await pool.query("select id, number from passes where order_id = $1", [order.id]);
		expect(
			(await call(transferTicket, { code: rows[0].number, recipient }, { token: from.token })).status,
		).toBe(201);
		return rows[0].id as string;
	};
	const between = await give(goes, stays.email);
	const fromFriend = await give(friend, goes.email);
	await merge(stays, goes);
	const outcome = async (pass: string) =>
		(await pool.query("select outcome, recipient from pass_transfers where pass_id = $1", [pass])).rows[0];
	expect(await outcome(between)).toMatchObject({ outcome: "cancelled" });
	expect(await outcome(fromFriend)).toEqual({ outcome: null, recipient: stays.email });
});

it("moves rows written by a request that began before the merge", async () => {
	const [stays, goes] = await createPair();
	await merge(stays, goes);
	await payFor(goes);
	await moveLatecomers.run(context, { kept: stays.id, gone: goes.id });
	expect(await countOf("select count(*) from orders where member_id = $1", [stays.id])).toBe(1);
	expect(await countOf("select count(*) from orders where member_id = $1", [goes.id])).toBe(0);
});

it("takes the other account's photograph and division where there is none, and the earlier day", async () => {
	const [stays, goes] = await createPair();
	const photo = async (memberId: string) => {
		const id = randomBytes(16).toString("base64url");
		await pool.query(
			"insert into photos (id, member_id, width, height, is_used) values ($1, $2, 1, 1, true)",
			[id, memberId],
		);
		await db.update(members).set({ avatar: id }).where(eq(members.id, memberId));
		return id;
	};
	const avatar = await photo(goes.id);
	await db
		.update(members)
		.set({ favouriteDivision: "esports", createdAt: sql`now() - interval '3 years'` })
		.where(eq(members.id, goes.id));
	await merge(stays, goes);
	const [row] = await db.select().from(members).where(eq(members.id, stays.id));
	expect(row).toMatchObject({ avatar, favouriteDivision: "esports" });
	expect(row!.createdAt.getTime()).toBeLessThan(Date.now() - 365 * 86_400_000);
	const third = await createLoggedInMember(db);
	await photo(third.id);
	await merge(third, stays);
	expect((await pool.query("select is_used from photos where id = $1", [avatar])).rows).toEqual([
		{ is_used: false },
	]);
});
