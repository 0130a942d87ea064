import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bindings } from "../app/bindings.server";
import { createPaidOrder, createSentOrder } from "../app/delivery/parcels/factories.server";
import { buildAddress, insertAddress } from "../app/delivery/shipping/factories.server";
import { photos } from "../app/editing/photos/tables.server";
import { createMember } from "../app/members/factories.server";
import { codeOf, stepAt } from "../app/members/second-step/totp.server";
import { keyPrefix } from "../app/members/service-keys/identify-key.server";
import { serviceKeys } from "../app/members/service-keys/tables.server";
import { openSession } from "../app/members/sessions/sessions.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { members, secondSteps } from "../app/members/tables.server";
import { hashToken } from "../app/members/tokens.server";
import { addToInbox, listInbox } from "../app/messages/inbox/inbox.server";
import { makePdf } from "../app/orders/documents/pdf/cached-pdfs.server";
import { buildLine, createOrder, createStock, settleAttempt } from "../app/orders/factories.server";
import { moveOrder } from "../app/orders/move-order.server";
import { changePaymentPreferences } from "../app/orders/payments/preferences.server";
import { findAnyOrder } from "../app/orders/sold-orders.server";
import { transaction } from "../app/platform/data/transaction.server";
import { type Access, type KeyScope, keyScopes, roles } from "../app/platform/http/access";
import type { Endpoint } from "../app/platform/http/contract";
import { buildProduct, buildVariant } from "../app/store/factories";
import { insertVariants } from "../app/store/stock/stock.server";
import { products } from "../app/store/tables.server";
import { allocationInvites, allocations } from "../app/tickets/allocations/tables.server";
import { makeChange } from "../app/tickets/changes/change-match.server";
import { changedTickets } from "../app/tickets/changes/tables.server";
import { giveBackTicket } from "../app/tickets/issued/returns/contract";
import { issuedTickets } from "../app/tickets/issued/tables.server";
import { transferTicket } from "../app/tickets/issued/transfers/contract";
import { passTransfers } from "../app/tickets/issued/transfers/tables.server";
import { testApp } from "./app";
import { callFreely, memberCaller, noLimits } from "./call-freely";
import { buyTickets, callAs, createTicketSale } from "./ticket-sale";

const { app, db, jobs, settings } = await testApp({ UNPAID_ORDERS: "1000" }, { limits: noLimits });
const callAsMember = memberCaller(app, db);
const endpoints = bindings.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * For each member endpoint that takes an id: creates something owned by the member and returns the input. Everybody
 * else gets 404 for it, as if it did not exist. An endpoint missing here fails the test below.
 */
const thingsOf: Record<string, (memberId: string) => Promise<Record<string, unknown>>> = {
	"DELETE /user/sessions/:id": async (memberId) => {
		await openSession(db, memberId, "Firefox · Linux");
		const { rows } = await db.execute<{ id: string }>(
			`select id from member_sessions where member_id = '${memberId}' order by created_at desc limit 1`,
		);
		return { id: rows[0]!.id };
	},
	"POST /allocations/:id/invites": async (memberId) => ({ id: await allocationOf(memberId), name: "Sari" }),
	"DELETE /allocations/:id/invites/:invite": async (memberId) => {
		const id = await allocationOf(memberId);
		const [made] = await db
			.insert(allocationInvites)
			.values({ allocationId: id, name: "Sari", tokenHash: randomUUID() })
			.returning();
		return { id, invite: made!.id };
	},
	"GET /orders/:number": (memberId) => orderOf(memberId),
	"GET /orders/:number/invoice": (memberId) => orderOf(memberId),
	"GET /orders/:number/receipt": (memberId) => paidOrderOf(memberId),
	"GET /orders/:number/invoice.pdf": async (memberId) => draw("invoice", await orderOf(memberId)),
	"GET /orders/:number/receipt.pdf": async (memberId) => draw("receipt", await paidOrderOf(memberId)),
	"POST /orders/:number/attempts": async (memberId) => ({ ...(await orderOf(memberId)), method: "va_bca" }),
	"POST /orders/:number/cancel": (memberId) => orderOf(memberId),
	"POST /orders/:number/refunds/:id/account": async (memberId) => {
		const { number } = await orderOf(memberId);
		const { rows } = await db.execute<{ id: string }>(`
			insert into refunds (order_id, attempt_id, amount, reason, cause, state)
			select order_id, id, 1, 'paid_twice', reference, 'needs_account' from payment_attempts
			where reference = '${number}' returning id`);
		const account = { bank: "BCA", accountNumber: "1234567890", holder: "Sari" };
		return { number, id: rows[0]!.id, ...account, ...(await proofOf(memberId)) };
	},
};

thingsOf["POST /orders/:number/refunds/:id/kept-account"] = async (memberId) => {
	await changePaymentPreferences(db, memberId, {
		account: { bank: "BCA", number: "1234567890", holder: "Sari" },
	});
	const { number, id } = await thingsOf["POST /orders/:number/refunds/:id/account"]!(memberId);
	return { number, id };
};

const addressOf = async (memberId: string) => ({ id: (await insertAddress(db, memberId)).id });
for (const call of ["GET", "DELETE", "POST /main"]) {
	const [method, more = ""] = call.split(" ");
	thingsOf[`${method} /user/addresses/:id${more}`] = addressOf;
}
thingsOf["PUT /user/addresses/:id"] = async (memberId) => ({
	...(await addressOf(memberId)),
	...(await buildAddress(db)),
});

async function allocationOf(memberId: string) {
	const { saleId, sections } = await createTicketSale(db);
	const [made] = await db
		.insert(allocations)
		.values({
			saleId,
			sectionId: sections[0]!.id,
			groupName: "Ombak Utara",
			coordinatorId: memberId,
			price: 0,
			size: 2,
			seatIds: [],
			endsAt: new Date(Date.now() + 86_400_000),
		})
		.returning();
	return made!.id;
}
/** What changes of credentials ask of a member: the password and, as there is one, a code of the second step. */
async function proofOf(memberId: string) {
	// Other rows of the matrix have guessed this member's password.
	await db.execute("delete from password_guesses");
	const secret = randomBytes(20);
	const step = { secret, lastStep: 0, confirmedAt: new Date() };
	await db
		.insert(secondSteps)
		.values({ memberId, ...step })
		.onConflictDoUpdate({ target: secondSteps.memberId, set: step });
	return { current_password: "karang-tinggi-1987", code: codeOf(secret, stepAt(Date.now() / 1000)) };
}
async function orderOf(memberId: string) {
	const lines = [buildLine({ allotmentId: await createStock(db, 1) })];
	const { order } = await createOrder({ db, jobs, settings, language: "id" }, { memberId, lines });
	return { number: order.number };
}

async function paidOrderOf(memberId: string) {
	const context = { db, jobs, settings, language: "id", limits: noLimits } as const;
	const { order, attempt } = await createOrder(context, { memberId, lines: [buildLine()] });
	await settleAttempt(context, attempt.id);
	return { number: order.number };
}
/** Otherwise its owner waits three seconds for a job that nobody runs. */
async function draw(kind: "invoice" | "receipt", thing: { number: string }) {
	const order = (await findAnyOrder(db, thing))!;
	await makePdf.run({ db, jobs, settings, limits: noLimits }, { orderId: order.id, kind, language: "id" });
	return thing;
}
thingsOf["GET /track-order/:id/:courier"] = async (memberId) => {
	const { order } = await createSentOrder({ db, jobs, settings, limits: noLimits, language: "id" }, memberId);
	return { id: order.number, courier: "jne" };
};
thingsOf["GET /user/orders/:number"] = async (memberId) => {
	const { order } = await createSentOrder({ db, jobs, settings, limits: noLimits, language: "id" }, memberId);
	return { number: order.number };
};
thingsOf["POST /orders/:number/received"] = async (memberId) => {
	const { order } = await createSentOrder({ db, jobs, settings, limits: noLimits, language: "id" }, memberId);
	return { number: order.number };
};
thingsOf["POST /simulator/parcels/:id"] = async (memberId) => {
	const { parcel } = await createSentOrder(
		{ db, jobs, settings, limits: noLimits, language: "id" },
		memberId,
	);
	return { id: parcel.id };
};
thingsOf["POST /inbox/:id/read"] = async (memberId) => {
	const message = { title: { id: "Pesanan" }, body: { id: "Sudah dikirim" }, path: "/profile" };
	await addToInbox(db, memberId, "orders", message);
	const { messages } = await listInbox(db, memberId, "id");
	return { id: messages[0]!.id };
};
const ticketOf = async (memberId: string) => {
	const context = { db, jobs, settings, limits: noLimits };
	const { saleId, sections } = await createTicketSale(db);
	const order = await buyTickets(context, memberId, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id));
	return { code: pass!.number };
};
const recipient = "teman@warga.example";
thingsOf["GET /passes/:code/pdf"] = ticketOf;
thingsOf["POST /passes/:code/return"] = ticketOf;
thingsOf["POST /passes/:code/transfer"] = async (memberId) => ({ ...(await ticketOf(memberId)), recipient });
thingsOf["DELETE /passes/:code/return"] = async (memberId) => {
	const ticket = await ticketOf(memberId);
	await callAsMember(memberId, giveBackTicket, ticket);
	return ticket;
};
thingsOf["DELETE /passes/:code/transfer"] = async (memberId) => {
	const ticket = await ticketOf(memberId);
	await callAsMember(memberId, transferTicket, { ...ticket, recipient });
	return ticket;
};
/** A ticket offered to the member by somebody else. */
const offerTo = async (memberId: string) => {
	const [member] = await db
		.update(members)
		.set({ emailVerifiedAt: new Date() })
		.where(eq(members.id, memberId))
		.returning();
	const giver = await createMember(db);
	const offer = { ...(await ticketOf(giver.id)), recipient: member!.email };
	await callAsMember(giver.id, transferTicket, offer);
	const [open] = await db.select().from(passTransfers).where(eq(passTransfers.giverId, giver.id));
	return { id: open!.id };
};
thingsOf["POST /pass-offers/:id/accept"] = offerTo;
thingsOf["POST /pass-offers/:id/decline"] = offerTo;

thingsOf["POST /changed-tickets/:id/choice"] = async (memberId) => {
	const context = { db, jobs, settings, limits: noLimits };
	const { slug, saleId, sections } = await createTicketSale(db);
	await buyTickets(context, memberId, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	const wish = {
		event: slug,
		kind: "postponed",
		answerBy: new Date(Date.now() + 3_600_000).toISOString(),
	} as const;
	const { id: changeId } = await transaction(db, (db) =>
		makeChange({ ...callAs(context, memberId), db }, wish),
	);
	const [asked] = await db.select().from(changedTickets).where(eq(changedTickets.changeId, changeId));
	return { id: asked!.id, choice: "keep" };
};

thingsOf["DELETE /user/children/:id"] = async (memberId) => {
	const { rows } = await db.execute<{ id: string }>(
		`insert into children (member_id, name, birth_date) values ('${memberId}', 'Bintang', '2016-05-03') returning id`,
	);
	return { id: rows[0]!.id };
};
for (const method of ["PUT", "DELETE"])
	thingsOf[`${method} /user/passkeys/:id`] = async (memberId) => {
		const { rows } = await db.execute<{ id: string }>(
			`insert into passkeys (member_id, credential_id, public_key, counter, transports, name)
			values ('${memberId}', '${randomUUID()}', '', 0, '{}', 'HP') returning id`,
		);
		return { id: rows[0]!.id, name: "HP", ...(await proofOf(memberId)) };
	};
thingsOf["GET /user/exports/:id/archive"] = async (memberId) => {
	const { rows } = await db.execute<{ id: string }>(
		`insert into data_exports (member_id, language, archive, ready_at, expires_at)
		values ('${memberId}', 'id', 'PK', now(), now() + interval '1 day') returning id`,
	);
	return { id: rows[0]!.id };
};

const deliveredOrderOf = async (memberId: string) => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: `kaus-${randomUUID()}` }))
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id, sku: randomUUID() })]);
	const lines = [buildLine({ reference: variant!.id, allotmentId: variant!.id })];
	const context = { db, jobs, settings, limits: noLimits, language: "id" } as const;
	const order = await createPaidOrder(context, memberId, { lines });
	for (const step of ["packed", "shipped", "delivered"] as const)
		await moveOrder(db, order.id, step, { actor: "system" });
	return { number: order.number };
};
thingsOf["POST /orders/:number/returns"] = async (memberId) => {
	const photo = randomBytes(16).toString("base64url");
	await db.insert(photos).values({ id: photo, memberId, width: 40, height: 30 });
	return {
		...(await deliveredOrderOf(memberId)),
		lines: [{ position: 1, quantity: 1 }],
		reason: "wrong_size",
		words: "Kekecilan",
		photos: [photo],
	};
};
thingsOf["PUT /orders/:number/items/:position/rating"] = async (memberId) => ({
	...(await deliveredOrderOf(memberId)),
	position: 1,
	stars: 5,
});

const [memberA, memberB, ...staff] = await Promise.all(
	["member A", "member B", ...roles].map(async (name) => ({ name, id: (await createMember(db)).id })),
);
for (const { name, id } of staff)
	await grantRoles(db, { memberId: id, roles: [name as (typeof roles)[number]], by: null });

/** A program of an admin's, with all scopes; and another that has none of an endpoint's. */
async function keyOf(name: string, scopes: readonly KeyScope[], endsAt = new Date(Date.now() + 86_400_000)) {
	const token = `${keyPrefix}${randomUUID()}`;
	const ownerId = staff.find((each) => each.name === "admin")!.id;
	const key = { name, tokenHash: hashToken(token), hint: "x", scopes: [...scopes], ownerId, endsAt };
	const [made] = await db.insert(serviceKeys).values(key).returning();
	return { id: made!.id, token };
}
const program = await keyOf("all scopes", keyScopes);
const scopeless = Object.fromEntries(
	await Promise.all(
		keyScopes.map(async (scope) => [
			scope,
			(
				await keyOf(
					`all but ${scope}`,
					keyScopes.filter((one) => one !== scope),
				)
			).token,
		]),
	),
) as Record<KeyScope, string>;
const ended = await keyOf("ended", keyScopes, new Date(Date.now() - 1_000));
const revoked = await keyOf("revoked", keyScopes);
await db.update(serviceKeys).set({ revokedAt: new Date() }).where(eq(serviceKeys.id, revoked.id));

const callers = [
	{ name: "guest", call: (endpoint: Endpoint) => callFreely(app, endpoint, {}) },
	...[memberA!, memberB!, ...staff].map(({ name, id }) => ({
		name,
		call: (endpoint: Endpoint) => callAsMember(id, endpoint, {}),
	})),
	{ name: "service key", call: (endpoint: Endpoint) => callFreely(app, endpoint, {}, program.token) },
];

/** The expected result, implemented independently of the code under test. */
const turnedAway = ["unauthenticated", "forbidden", "service_key_closed"];
function expected(access: Access, caller: string): string {
	if (access === "public") return "let in";
	if (caller === "guest") return "unauthenticated";
	if (caller === "service key")
		return typeof access === "object" && access.key ? "let in" : "service_key_closed";
	if (access === "member") return "let in";
	return caller === "admin" || [access.staff].flat().some((role) => role === caller) ? "let in" : "forbidden";
}

describe("every endpoint, for every kind of caller", () => {
	it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", async (_, endpoint) => {
		const row: Record<string, string> = {};
		for (const { name, call } of callers) {
			const response = await call(endpoint);
			const isFile = endpoint.file !== undefined && response.statusCode === 200;
			const { error } = isFile ? {} : response.json();
			expect(response.statusCode, name).toBeLessThan(500);
			const isTurnedAway = turnedAway.includes(error);
			row[name] = isTurnedAway ? error : "let in";
			if (isTurnedAway) expect([401, 403], name).toContain(response.statusCode);
		}
		expect(row).toEqual(
			Object.fromEntries(callers.map(({ name }) => [name, expected(endpoint.access, name)])),
		);
	});
});

describe("a service key", () => {
	const opened = endpoints.flatMap((endpoint) =>
		typeof endpoint.access === "object" && endpoint.access.key
			? [[nameOf(endpoint), endpoint, endpoint.access.key] as const]
			: [],
	);

	it("has an endpoint for each of its scopes", () => {
		expect(new Set(opened.map(([, , scope]) => scope))).toEqual(new Set(keyScopes));
	});

	it.each(opened)(
		"is refused without the scope, after its end and once revoked: %s",
		async (_, endpoint, scope) => {
			const tokens = [scopeless[scope], ended.token, revoked.token, `${keyPrefix}unknown`];
			const answers = await Promise.all(tokens.map((token) => callFreely(app, endpoint, {}, token)));
			expect(answers.map((answer) => `${answer.statusCode} ${answer.json().error}`)).toEqual([
				"403 service_key_scope",
				"401 service_key_ended",
				"401 service_key_revoked",
				"401 service_key_unknown",
			]);
		},
	);
});

describe("a member's own things", () => {
	const owned = endpoints.filter((endpoint) => endpoint.access === "member" && idsOf(endpoint).length > 0);

	it("are listed here for every endpoint", () => {
		expect(owned.map(nameOf).filter((name) => !(name in thingsOf))).toEqual([]);
		expect(Object.keys(thingsOf).filter((name) => !owned.map(nameOf).includes(name))).toEqual([]);
	});

	it.each(owned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
		"is found by its owner alone: %s",
		async (name, endpoint) => {
			const thing = (await thingsOf[name]?.(memberA!.id)) ?? {};
			for (const { id } of [memberB!, ...staff]) {
				const response = await callAsMember(id, endpoint, thing);
				expect(response.statusCode).toBe(404);
			}
			expect((await callFreely(app, endpoint, thing)).statusCode).toBe(401);
			const own = await callAsMember(memberA!.id, endpoint, thing);
			expect(own.statusCode, own.body).toBeLessThan(300);
		},
	);
});

/** Path parameters, and fields that contain an id. */
function idsOf({ path, input }: Endpoint): string[] {
	const fields = Object.keys((input as { shape?: object }).shape ?? {});
	return [...path.matchAll(/:(\w+)/g)]
		.map(([, name]) => name!)
		.concat(fields.filter((name) => /^id$|_id$/.test(name)));
}
