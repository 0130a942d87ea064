import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { addToCart } from "../../orders/cart/contract";
import { buildProduct, buildVariant } from "../../store/factories";
import { moveStock, staffProducts } from "../../store/selling/contract";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { createLoggedInMember } from "../factories.server";
import { auditEntries } from "../staff/contract";
import { grantRoles, revokeRoles } from "../staff/roles.server";
import { auditLog } from "../staff/tables.server";
import { members } from "../tables.server";
import { createServiceKey, revokeServiceKey, serviceKeyList } from "./contract";
import { serviceKeys } from "./tables.server";

const { db, app, call } = await testApp();
const admin = await createLoggedInMember(db, { name: "Sari Admin" });
const other = await createLoggedInMember(db);
for (const { id } of [admin, other]) await grantRoles(db, { memberId: id, roles: ["admin"], by: null });
const { token } = admin;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const make = async (wish: object = {}) =>
	call(createServiceKey, { name: "Kasir", scopes: ["stock.read"], endsOn: inDays(30), ...wish } as never, {
		token,
	});
beforeEach(() => db.execute(sql`truncate rate_limits`));
const read = (secret: string, url: string) =>
	app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${secret}` } });
async function createStock(sku: string) {
	const [product] = await db
		.insert(products)
		.values([buildProduct({ slug: sku.toLowerCase() })])
		.returning();
	const [variant] = await insertVariants(db, [buildVariant({ productId: product!.id, sku, stock: 5 })]);
	return variant!;
}

it("is shown once, kept as a hash, and in the log without itself", async () => {
	const { body } = await make();
	expect(body.secret).toMatch(/^ombak_[\w-]{43}$/);
	expect((await call(staffProducts, {}, { token: body.secret })).status).toBe(200);
	const kept = JSON.stringify([
		await db.select().from(serviceKeys),
		await db.select().from(auditLog),
		(await call(serviceKeyList, {}, { token })).body,
	]);
	expect(kept).not.toContain(body.secret);
	expect(kept).toContain("keys.create");
	const [used] = await db.select().from(serviceKeys).where(eq(serviceKeys.id, body.key.id));
	expect(used?.lastUsedAt).not.toBeNull();
});

it("opens nothing but its scope, and says what is missing", async () => {
	const { secret } = (await make()).body;
	for (const [url, error] of [
		["/user/for-you", "service_key_closed"],
		["/staff/today", "service_key_closed"],
		["/staff/service-keys", "service_key_closed"],
		["/staff/orders", "service_key_scope"],
	] as const) {
		const answer = await read(secret, url);
		expect([answer.statusCode, answer.json().error], url).toEqual([403, error]);
	}
	expect((await read(secret, "/staff/orders?lang=en")).json().message).toContain("orders.read");
});

it("is nobody where anybody may call: neither its owner's cart nor name", async () => {
	const { secret } = (await make()).body;
	const variant = await createStock("SYAL-C");
	await call(addToCart, { variantId: variant.id }, { token });
	expect((await read(token, "/cart")).json().lines).toHaveLength(1);
	expect((await read(secret, "/cart")).json().lines).toEqual([]);
});

it("stops when it is revoked, when it has ended, and while its owner is no admin or disabled", async () => {
	const { key, secret } = (await make()).body;
	const status = async () => {
		const { status, body } = await call(staffProducts, {}, { token: secret });
		return status === 200 ? "open" : `${status} ${(body as { error?: string }).error}`;
	};
	await revokeRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
	expect(await status()).toBe("401 service_key_idle");
	const [listed] = (await call(serviceKeyList, {}, { token: other.token })).body.keys;
	expect(listed).toMatchObject({ id: key.id, state: "idle", owner: { name: "Sari Admin" } });
	await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
	expect(await status()).toBe("open");
	const disable = (at: Date | null) =>
		db
			.update(members)
			.set({ disabledAt: at, disabledBecause: at && "Keluar" })
			.where(eq(members.id, admin.id));
	await disable(new Date());
	expect(await status()).toBe("401 service_key_idle");
	await disable(null);
	await db.update(serviceKeys).set({ endsAt: sql`now()` }).where(eq(serviceKeys.id, key.id));
	expect(await status()).toBe("401 service_key_ended");
	const second = (await make()).body;
	for (let press = 0; press < 2; press++)
		expect((await call(revokeServiceKey, { id: second.key.id }, { token })).body.key.state).toBe("revoked");
	expect((await read(second.secret, "/staff/products")).json().error).toBe("service_key_revoked");
	expect((await call(revokeServiceKey, { id: crypto.randomUUID() }, { token })).status).toBe(404);
});

it("has an end that is neither past nor out of sight, and does something", async () => {
	expect((await make({ endsOn: inDays(-2) })).status).toBe(422);
	expect((await make({ endsOn: inDays(800) })).status).toBe(422);
	expect((await make({ scopes: [] })).status).toBe(422);
	expect((await make({ scopes: ["everything"] })).status).toBe(422);
});

it("is named in the log beside its owner, and never gets another key's answers", async () => {
	const variant = await createStock("SYAL-K");
	const tills = [
		(await make({ name: "Toko", scopes: ["stock.change"] })).body,
		(await make({ name: "Loket", scopes: ["stock.change"] })).body,
	];
	const movement = { id: variant.id, change: 2, reason: "received" as const };
	for (const { secret } of [...tills, tills[0]!])
		expect(
			(
				await call(moveStock, movement, {
					token: secret,
					headers: { "idempotency-key": "same-key-0123456789" },
				})
			).status,
		).toBe(201);
	const { entries } = (await call(auditEntries, { q: "variant/SYAL-K" }, { token })).body;
	expect(entries.map(({ key, by }) => [key, by?.name])).toEqual([
		["Loket", "Sari Admin"],
		["Toko", "Sari Admin"],
	]);
});

it("may call so often, and no more", async () => {
	const { key, secret } = (await make()).body;
	await db.execute(sql`
		insert into rate_limits (key, points, expire)
		values (${`service-key:${key.id}`}, 600, ${Date.now() + 60_000}::bigint)`);
	const answer = await read(secret, "/staff/products");
	expect(answer.statusCode).toBe(429);
	expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});
