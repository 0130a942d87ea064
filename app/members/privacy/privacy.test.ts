import { randomUUID } from "node:crypto";
import { access, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { buildAcademyProgramme } from "../../club-life/academy/factories";
import { academyProgrammes, trialApplications } from "../../club-life/academy/tables.server";
import { staffOrder, staffOrders } from "../../delivery/packing/contract";
import { createPaidOrder } from "../../delivery/parcels/factories.server";
import { insertAddress } from "../../delivery/shipping/factories.server";
import { addToInbox } from "../../messages/inbox/inbox.server";
import { changeNotificationSettings } from "../../messages/notifications/contract";
import { messages } from "../../messages/tables.server";
import { buildLine, createOrder } from "../../orders/factories.server";
import { moveOrder } from "../../orders/move-order.server";
import { orders } from "../../orders/tables.server";
import type { Member } from "../../platform/http/access";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { saveContact } from "../../site/contact/contract";
import { contactMessages } from "../../site/contact/tables.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { rateItem } from "../../store/ratings/contract";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { login } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { children } from "../family/tables.server";
import { follows } from "../follows/tables.server";
import { perMember } from "../registration/consents.server";
import { grantRoles } from "../staff/roles.server";
import { recordView } from "../staff/views.server";
import { accountDeletions, members } from "../tables.server";
import { changeConsent, deleteAccount, exportArchive, privacyOverview, requestCopy } from "./contract";
import { eraseLeavers, eraseMember } from "./erase-member.server";
import { personalData } from "./personal-data.server";

const folder = await mkdtemp(path.join(tmpdir(), "privacy-"));
const { app, call, db, pool, jobs, settings, runJobs } = await testApp({ DATA_DIR: folder });
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" } as const;

const letWaitingEnd = (memberId: string) =>
	db
		.update(accountDeletions)
		.set({ dueAt: sql`now() - interval '1 second'` })
		.where(eq(accountDeletions.memberId, memberId));

it("logs every consent given and withdrawn, by whichever switch", async () => {
	const { id, token } = await createLoggedInMember(db);
	const given = await call(changeConsent, { given: true }, { token });
	expect(given.body).toMatchObject({ news: true, consents: [{ kind: "news", given: true }] });
	const topics = [{ topic: "news" as const, email: false, push: true }];
	await call(changeNotificationSettings, { topics }, { token });
	await call(changeNotificationSettings, { topics }, { token });
	const { body } = await call(privacyOverview, {}, { token });
	expect(body.news).toBe(false);
	expect(body.consents.map(({ given }) => given)).toEqual([false, true]);
	await expect(
		pool.query("update member_consents set given = true where member_id = $1", [id]),
	).rejects.toThrow("never changed");
});

it("lets a member give consent thirty times a day, and withdraw it whenever it is given", async () => {
	const { token } = await createLoggedInMember(db);
	const choose = (given: boolean) => call(changeConsent, { given }, { token });
	for (let made = 0; made < perMember.points; made++)
		expect([(await choose(true)).status, (await choose(false)).status]).toEqual([200, 200]);
	expect((await choose(true)).status).toBe(429);
	const { body } = await choose(false);
	expect([body.news, body.consents.length]).toEqual([false, 2 * perMember.points]);
});

it("logs one consent of ten given at once", async () => {
	const { token } = await createLoggedInMember(db);
	await Promise.all(Array.from({ length: 10 }, () => call(changeConsent, { given: true }, { token })));
	const { body } = await call(privacyOverview, {}, { token });
	expect(body.consents).toMatchObject([{ kind: "news", given: true }]);
});

it("shows the member which staff viewed what", async () => {
	const fan = await createLoggedInMember(db);
	const staff: Member = {
		kind: "member",
		memberId: (await createMember(db)).id,
		sessionId: "",
		roles: ["support"],
	};
	await recordView(db, staff, "support", { memberId: fan.id, what: "orders", reference: "SU-1" });
	const { body } = await call(privacyOverview, {}, { token: fan.token });
	expect(body.views).toMatchObject([{ role: "support", what: "orders", reference: "SU-1" }]);
	expect(JSON.stringify(body)).not.toContain(staff.memberId);
});

it("makes a copy with every declared field, for its owner only and for a week", async () => {
	const fan = await createLoggedInMember(db, { name: "Sari <b>Dewanti</b>" });
	const canary = canariesOf("Melati");
	await fillAccount(fan, canary);
	const asked = await call(requestCopy, {}, { token: fan.token });
	expect(asked.status).toBe(202);
	expect(asked.body.exports).toMatchObject([{ bytes: null }]);
	const { id } = asked.body.exports[0]!;
	// Requested again while it is being made, there is still only one.
	expect((await call(requestCopy, {}, { token: fan.token })).body.exports).toHaveLength(1);
	expect((await call(exportArchive, { id }, { token: fan.token })).status).toBe(404);
	await runJobs();

	const answer = await fetchArchive(id, fan.token);
	expect(answer.headers["content-type"]).toBe("application/zip");
	const files = unzipSync(answer.rawPayload);
	const data = JSON.parse(strFromU8(files["data.json"]!));
	for (const [name, table] of Object.entries(personalData)) {
		expect(data, name).toHaveProperty(name);
		for (const row of data[name]) expect(Object.keys(row).sort(), name).toEqual([...table.shown].sort());
	}
	const filled = Object.keys(data).filter((name) => data[name].length > 0);
	expect(filled).toEqual(expect.arrayContaining(tablesFilled));
	expect(data.members).toMatchObject([{ email: fan.email, phone: fan.phone }]);
	expect(data.addresses[0].street).toBe(canary.street);
	expect(data.children[0].name).toBe(canary.child);
	const page = strFromU8(files["data.html"]!);
	for (const value of [canary.street, canary.child, canary.note, fan.email, "Sari &lt;b&gt;"])
		expect(page).toContain(value);
	expect(page).not.toContain("<b>Dewanti");
	expect(Object.keys(files).filter((name) => name.startsWith("photos/"))).toHaveLength(1);
	const all = strFromU8(files["data.json"]!) + page;
	expect(all).not.toContain("$argon2");

	const other = await createLoggedInMember(db);
	expect((await fetchArchive(id, other.token)).statusCode).toBe(404);
	await pool.query("update data_exports set expires_at = now()");
	expect((await fetchArchive(id, fan.token)).statusCode).toBe(404);
	expect((await call(privacyOverview, {}, { token: fan.token })).body.exports).toEqual([]);
});

it("makes one copy for many concurrent requests, which count once towards the daily limit", async () => {
	const { token } = await createLoggedInMember(db);
	const ask = () => call(requestCopy, {}, { token });
	const asked = await Promise.all(Array.from({ length: 8 }, ask));
	expect(asked.map(({ status }) => status)).toEqual(Array(8).fill(202));
	expect((await ask()).body.exports).toHaveLength(1);
	for (const turn of [2, 3]) {
		await runJobs();
		expect((await ask()).body.exports).toHaveLength(turn);
	}
	await runJobs();
	expect((await ask()).status).toBe(429);
});

it("gives nobody what was written under an address they never verified", async () => {
	const victim = "ibu.ratna@example.com";
	await call(saveContact, {
		name: "Ratna",
		email: victim,
		topic: "tickets",
		message: "Rahasia saya yang panjang",
		seconds: 60,
	});
	const thief = await createLoggedInMember(db, { email: victim, emailVerifiedAt: null });
	const { body } = await call(requestCopy, {}, { token: thief.token });
	await runJobs();
	const files = unzipSync((await fetchArchive(body.exports[0]!.id, thief.token)).rawPayload);
	expect(strFromU8(files["data.json"]!)).not.toContain("Rahasia");
	await call(deleteAccount, { password: thief.password }, { token: thief.token });
	await letWaitingEnd(thief.id);
	expect(await eraseMember(context, thief.id)).toBe(true);
	expect(await db.select().from(contactMessages).where(eq(contactMessages.email, victim))).toHaveLength(1);
});

it("deletes an account only with the password, and logs out everywhere", async () => {
	const fan = await createLoggedInMember(db);
	const wrong = await call(deleteAccount, { password: "salah-sekali" }, { token: fan.token });
	expect(wrong.status).toBe(422);
	expect(wrong.body.errors).toHaveProperty("password");
	const { status, body } = await call(deleteAccount, { password: fan.password }, { token: fan.token });
	expect(status).toBe(200);
	const days = (Date.parse(body.dueAt) - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(13.9);
	expect(days).toBeLessThan(14.1);
	expect((await call(privacyOverview, {}, { token: fan.token })).status).toBe(401);
	expect(await mailsTo(fan.email)).toEqual(["account-leaving"]);
	await eraseLeavers.run(context, {});
	expect((await findMember(fan.id)).erasedAt).toBeNull();
});

it("asks a member without a password for the e-mail address", async () => {
	const fan = await createLoggedInMember(db);
	await db.update(members).set({ passwordHash: null }).where(eq(members.id, fan.id));
	expect((await call(deleteAccount, { password: "x" }, { token: fan.token })).status).toBe(422);
	expect((await call(deleteAccount, { password: fan.email }, { token: fan.token })).status).toBe(200);
});

it("keeps the account of a member who logs in again", async () => {
	const fan = await createLoggedInMember(db);
	await call(deleteAccount, { password: fan.password }, { token: fan.token });
	await letWaitingEnd(fan.id);
	expect((await call(login, { email: fan.email, password: fan.password })).status).toBe(200);
	await eraseLeavers.run(context, {});
	expect((await findMember(fan.id)).email).toBe(fan.email);
	expect(await mailsTo(fan.email)).toContain("account-kept");
});

it("waits for open orders and upcoming matches", async () => {
	const fan = await createLoggedInMember(db);
	const { order } = await createOrder(context, { memberId: fan.id, lines: [buildLine()] });
	expect((await call(privacyOverview, {}, { token: fan.token })).body.open.orders).toBe(1);
	await call(deleteAccount, { password: fan.password }, { token: fan.token });
	await letWaitingEnd(fan.id);
	expect(await eraseMember(context, fan.id)).toBe(false);
	await moveOrder(db, order.id, "cancelled", { actor: "system" });
	const { saleId, sections, eventId } = await createTicketSale(db);
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	expect(await eraseMember(context, fan.id)).toBe(false);
	await pool.query("update events set status = 'finished' where id = $1", [eventId]);
	expect(await eraseMember(context, fan.id)).toBe(true);
	expect(await eraseMember(context, fan.id)).toBe(false);
});

it("leaves nothing of a member in any table or file except what the law requires", async () => {
	const canary = canariesOf("Kenanga");
	const phone = "+628155500777";
	const fan = await createLoggedInMember(db, { name: canary.name, email: canary.email, phone });
	await fillAccount(fan, canary);
	await call(requestCopy, {}, { token: fan.token });
	await runJobs();
	const found = await search([phone, ...Object.values(canary)]);
	// Proves that the search works: it finds the values before the deletion.
	expect(found).toEqual(
		expect.arrayContaining(["members", "addresses", "orders", "deliveries", "passes", "ratings"]),
	);

	await call(deleteAccount, { password: fan.password }, { token: fan.token });
	await letWaitingEnd(fan.id);
	await pool.query("update events set status = 'finished'");
	await pool.query("update orders set state = 'completed' where state = 'delivered'");
	await eraseLeavers.run(context, {});
	expect((await findMember(fan.id)).erasedAt).not.toBeNull();

	expect(await search([phone, ...Object.values(canary)])).toEqual([]);
	expect(
		(await readdir(path.join(folder, "photos"))).filter((name) => name.startsWith(fanPhotos.at(-1)!)),
	).toEqual([]);
	await expect(access(path.join(folder, "photos", fanPhotos.at(-1)!))).rejects.toThrow();
	expect((await app.inject(`/photo/${fanPhotos.at(-1)}?w=320&format=webp`)).statusCode).toBe(404);

	// Kept: what was sold, for how much, under which number, and the consents.
	const [order] = await db.select().from(orders).where(eq(orders.memberId, fan.id));
	expect(order).toMatchObject({ buyer: { name: "—", email: "", phone: "" } });
	expect(order!.total).toBeGreaterThan(0);
	const { rows } = await pool.query("select 1 from order_lines where order_id = $1", [order!.id]);
	expect(rows.length).toBeGreaterThan(0);

	expect((await call(login, { email: canary.email, password: fan.password })).status).toBe(422);
	// The address and the number are free again.
	const again = await createMember(db, { email: canary.email, phone });
	expect(again.id).not.toBe(fan.id);
});

it("lets staff open the orders of an erased member", async () => {
	const fan = await createLoggedInMember(db);
	const { number } = await createPaidOrder(context, fan.id);
	await db.update(orders).set({ state: "completed" }).where(eq(orders.number, number));
	await call(deleteAccount, { password: fan.password }, { token: fan.token });
	await letWaitingEnd(fan.id);
	expect(await eraseMember(context, fan.id)).toBe(true);
	const { id: memberId, token } = await createLoggedInMember(db);
	await grantRoles(db, { memberId, roles: ["seller"], by: null });
	const list = await call(staffOrders, { q: number }, { token });
	expect(list.body.orders).toMatchObject([{ number, delivery: { courier: "jne", city: null } }]);
	const { body } = await call(staffOrder, { number }, { token });
	expect(body).toMatchObject({ number, buyer: { name: "—" }, delivery: { courier: "jne", address: null } });
});

/** Searchable values; the word makes them unique to one fan. */
const canariesOf = (word: string) => ({
	name: `Zulfikar ${word}`,
	email: `zulfikar.${word.toLowerCase()}@example.com`,
	street: `Gang Kenari ${word} 77`,
	child: `Bintang ${word}`,
	note: `Kode pagar ${word} 9182`,
	words: `Jahitannya rapi, kata ${word}`,
});
type Canaries = ReturnType<typeof canariesOf>;
const tablesFilled = [
	...["members", "member_sessions", "addresses", "children", "follows", "inbox_messages", "contact_messages"],
	...["orders", "order_lines", "order_events", "deliveries", "payment_attempts", "passes", "ordered_places"],
	...["ratings", "photos", "trial_applications", "messages", "gate_scans", "staff_views"],
];
const fanPhotos: string[] = [];

type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;

/** Data in every part of the site, most of it through the endpoints that fans use. */
async function fillAccount(fan: Fan, canary: Canaries) {
	await db
		.update(members)
		.set({ emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() })
		.where(eq(members.id, fan.id));
	await insertAddress(db, fan.id, { recipient: canary.name, street: canary.street, landmark: canary.note });
	await db.insert(children).values({ memberId: fan.id, name: canary.child, birthDate: "2016-05-03" });
	await db.insert(follows).values({ memberId: fan.id, kind: "division", target: "football" });
	const text = { id: `Halo ${canary.name}` };
	await addToInbox(db, fan.id, "orders", { title: text, body: text, path: "/profile" });
	const message = `${canary.note} dan lagi`;
	await call(
		saveContact,
		{ name: canary.name, email: fan.email, topic: "tickets", message, seconds: 60 },
		{ token: fan.token },
	);
	await applyForTrial(fan, canary);
	await buyAndRate(fan, canary);
	const { saleId, sections, eventId } = await createTicketSale(db);
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 2 });
	await pool.query(
		`insert into gate_scans (id, event_id, pass_id, gate, scanner, member_id, direction, verdict, visit, is_manual, scanned_at)
		select gen_random_uuid(), event_id, id, 'B', 'hp-1', $2, 'in', 'in', 1, false, now() from passes
		where event_id = $1 limit 1`,
		[eventId, (await createMember(db)).id],
	);
	await pool.query("update passes set holder = $2 where member_id = $1", [fan.id, canary.child]);
	await pool.query(
		`insert into ordered_places (order_id, position, place, holder)
		select order_id, position, place, holder from passes where member_id = $1
		on conflict (order_id, position, place) do update set holder = excluded.holder`,
		[fan.id],
	);
	const staff: Member = { kind: "member", memberId: randomUUID(), sessionId: "", roles: ["support"] };
	await recordView(db, staff, "support", { memberId: fan.id, what: "profile" });
}

async function applyForTrial(fan: Fan, canary: Canaries) {
	const [programme] = await db
		.insert(academyProgrammes)
		.values(buildAcademyProgramme({ slug: `u-${randomUUID()}`, position: Math.floor(Math.random() * 1e6) }))
		.returning();
	await db.insert(trialApplications).values({
		category: programme!.category,
		programmeId: programme!.id,
		childName: canary.child,
		birthDate: "2016-05-03",
		guardianName: canary.name,
		email: fan.email,
		phone: fan.phone,
		note: canary.note,
		consentAt: new Date(),
	});
}

async function buyAndRate(fan: Fan, canary: Canaries) {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: `kaus-${randomUUID()}` }))
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id, sku: randomUUID() })]);
	const lines = [buildLine({ reference: variant!.id, allotmentId: variant!.id })];
	const order = await createPaidOrder(context, fan.id, { lines });
	for (const step of ["packed", "shipped", "delivered"] as const)
		await moveOrder(db, order.id, step, { actor: "system" });
	await pool.query(
		`update deliveries set note = $2, address = address || jsonb_build_object('street', $3::text, 'recipient', $4::text)
		where order_id = $1`,
		[order.id, canary.note, canary.street, canary.name],
	);
	const upload = await app.inject({
		method: "POST",
		url: "/api/photos",
		headers: { authorization: `Bearer ${fan.token}`, "content-type": "image/png" },
		payload: await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1130de" } })
			.png()
			.toBuffer(),
	});
	const { id } = upload.json();
	fanPhotos.push(id);
	// It has been viewed, so a resized copy is on the disk.
	expect((await app.inject(`/photo/${id}?w=320&format=webp`)).statusCode).toBe(200);
	const rated = await call(
		rateItem,
		{ number: order.number, position: 1, stars: 5, words: canary.words, photos: [id] },
		{ token: fan.token },
	);
	expect(rated.status, JSON.stringify(rated.body)).toBe(200);
}

/** The tables, of whatever schema, in which one of the values can be read. */
async function search(wanted: string[]): Promise<string[]> {
	const { rows } = await pool.query<{ schema: string; name: string }>(`
		select table_schema as schema, table_name as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
	const values = wanted.map((value) => value.toLowerCase());
	const found: string[] = [];
	for (const { schema, name } of rows) {
		const { rows: hits } = await pool.query(
			`select 1 from "${schema}"."${name}" t where exists (
				select 1 from unnest($1::text[]) value where position(value in lower(t::text)) > 0
					or position(encode(convert_to(value, 'utf8'), 'hex') in t::text) > 0) limit 1`,
			[values],
		);
		if (hits.length > 0) found.push(name);
	}
	return found;
}

const fetchArchive = (id: string, token: string) =>
	app.inject({ url: `/api/user/exports/${id}/archive`, headers: { authorization: `Bearer ${token}` } });

const mailsTo = async (email: string) =>
	(await db.select({ template: messages.template }).from(messages).where(eq(messages.to, email))).map(
		({ template }) => template,
	);

async function findMember(id: string) {
	const [member] = await db.select().from(members).where(eq(members.id, id));
	return member!;
}
