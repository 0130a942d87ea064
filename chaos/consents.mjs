import { randomUUID } from "node:crypto";
import { expect } from "./expect.mjs";
import { queryDatabase } from "./site.mjs";

/** A small write that anybody may do: a row in an append-only log. Returns the visitor's id if it was acknowledged. */
export async function writeConsent(site, options) {
	const visitor = randomUUID();
	const choice = { visitor, version: 1, preferences: true, statistics: false, marketing: false };
	const answer = await site.post("/api/consents", choice, options);
	return { ...answer, acknowledged: answer.status === 201 ? visitor : null };
}

export async function expectNothingLost(databaseUrl, acknowledged) {
	const rows = await queryDatabase(
		databaseUrl,
		"select visitor from cookie_consents where visitor = any($1)",
		[acknowledged],
	);
	const lost = acknowledged.length - new Set(rows.map(({ visitor }) => visitor)).size;
	expect(acknowledged.length > 0, "nothing was acknowledged, so nothing was measured");
	expect(lost === 0, `${lost} of ${acknowledged.length} acknowledged writes are lost`);
}
