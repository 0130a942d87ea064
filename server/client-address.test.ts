import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { login } from "../app/members/contract";
import { createMember } from "../app/members/factories.server";
import { memberLogIns } from "../app/members/tables.server";
import { testApp } from "../test/app";

/** The address recorded with a log-in. */
async function seenAs(trusted: string, forwarded: string, connection = "10.0.0.9") {
	const { call, db } = await testApp({ TRUST_PROXY: trusted });
	const { id, email, password } = await createMember(db);
	const headers = { "x-forwarded-for": forwarded };
	expect((await call(login, { email, password }, { address: connection, headers })).status).toBe(200);
	const [row] = await db.select().from(memberLogIns).where(eq(memberLogIns.memberId, id));
	return row?.address;
}

it.each([
	["no", "203.0.113.7", "10.0.0.9"],
	["1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
	["2", "198.51.100.1, 203.0.113.7, 10.0.0.8", "203.0.113.7"],
	["10.0.0.0/8", "198.51.100.1, 203.0.113.7, 10.0.0.8", "203.0.113.7"],
	["10.0.0.9", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
	["192.168.0.0/16", "203.0.113.7", "10.0.0.9"],
	["1", "203.0.113.7, 2404:8000:1:2::9", "2404:8000:1:2::9"],
	["1", "203.0.113.7, no-address", "10.0.0.9"],
	["1", "", "10.0.0.9"],
])("with TRUST_PROXY=%s a visitor who comes through %j is %s", async (trusted, forwarded, address) => {
	expect(await seenAs(trusted, forwarded)).toBe(address);
});
