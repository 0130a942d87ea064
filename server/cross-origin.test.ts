import { expect, it } from "vitest";
import { createLoggedInMember } from "../app/members/factories.server";
import { createServiceKey } from "../app/members/service-keys/contract";
import { grantRoles } from "../app/members/staff/roles.server";
import { testApp } from "../test/app";
import { createGuestCache } from "./guest-cache";

const liga = "https://liga.example";
const { app, db, call } = await testApp(
	{ CORS_ORIGINS: `${liga}, https://kasir.example:8443` },
	{ guestCache: createGuestCache() },
);
const admin = await createLoggedInMember(db);
await grantRoles(db, { memberId: admin.id, roles: ["admin"], by: null });
const { secret } = (
	await call(
		createServiceKey,
		{
			name: "Layar liga",
			scopes: ["stock.read", "orders.pack"],
			endsOn: new Date().toISOString().slice(0, 10),
		},
		{ token: admin.token },
	)
).body;
const base = await app.listen({ port: 0, host: "127.0.0.1" });

const ask = (path: string, origin: string | null, init: RequestInit = {}) =>
	fetch(base + path, { ...init, headers: { ...(origin && { origin }), ...init.headers } });
const leaveOf = ({ headers }: Response) => headers.get("access-control-allow-origin");
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it("lets the listed sites read the open API, from the cache, too, and nobody else", async () => {
	// The second is answered from the cache, and each for its own asker.
	for (const origin of [liga, "https://kasir.example:8443", null, "https://lain.example", "null", liga]) {
		const answer = await ask("/api/open/rosters", origin);
		const isListed = origin !== null && /liga|kasir/.test(origin);
		expect(answer.status).toBe(200);
		expect(leaveOf(answer), String(origin)).toBe(isListed ? origin : null);
		expect(answer.headers.get("vary")).toContain("Origin");
		expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
	}
	const unchanged = await ask("/api/open/rosters", liga, {
		headers: { "if-none-match": (await ask("/api/open/rosters", null)).headers.get("etag")! },
	});
	expect([unchanged.status, leaveOf(unchanged)]).toEqual([304, liga]);
	expect(leaveOf(await ask("/api/events/tidak-ada", liga))).toBe(liga);
});

it("lets them call with a service key, and never with a session", async () => {
	const preflight = await ask("/api/staff/products", liga, {
		method: "OPTIONS",
		headers: { "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
	});
	expect([preflight.status, leaveOf(preflight)]).toEqual([204, liga]);
	expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
	expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
	const asKey = await ask("/api/staff/products", liga, { headers: bearer(secret) });
	expect([asKey.status, leaveOf(asKey)]).toEqual([200, liga]);
	expect(leaveOf(await ask("/api/staff/products", liga, { headers: bearer(admin.token) }))).toBeNull();
	expect(leaveOf(await ask("/api/open/rosters", liga, { headers: { authorization: "Basic x" } }))).toBeNull();
});

it("refuses writes from other sites, unless a listed one has a key", async () => {
	const write = (origin: string, headers: Record<string, string>) =>
		ask("/api/staff/packing", origin, {
			method: "POST",
			headers: { "content-type": "application/json", "sec-fetch-site": "cross-site", ...headers },
			body: JSON.stringify({ numbers: ["SU-1"] }),
		});
	expect((await write(liga, bearer(secret))).status).toBe(200);
	for (const [origin, headers] of [
		["https://lain.example", bearer(secret)],
		[liga, bearer(admin.token)],
		[liga, {}],
		[liga, { cookie: `token=${admin.token}` }],
	] as const) {
		const answer = await write(origin, headers);
		expect([answer.status, leaveOf(answer)], JSON.stringify(headers)).toEqual([403, null]);
	}
});

it("touches nothing but the API", async () => {
	expect(leaveOf(await ask("/feeds/products.xml", liga))).toBeNull();
	expect(leaveOf(await ask("/healthz", liga))).toBeNull();
});
