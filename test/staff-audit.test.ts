import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bindings } from "../app/bindings.server";
import { createLoggedInMember } from "../app/members/factories.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { keyScopes } from "../app/platform/http/access";
import { fillPath } from "../app/platform/http/contract";
import { fillDemoClub } from "../server/demo-club";
import { testApp } from "./app";
import { callFreely, noLimits } from "./call-freely";
import { nameOf, staffSamples, unlogged } from "./staff-samples";

const folder = await mkdtemp(path.join(tmpdir(), "staff-audit-"));
const { app, db, pool, jobs, settings, runJobs } = await testApp({ DATA_DIR: folder }, { limits: noLimits });
await fillDemoClub(pool, settings);
const { id: adminId, token } = await createLoggedInMember(db);
await grantRoles(db, { memberId: adminId, roles: ["admin"], by: null });

const program = (
	await app.inject({
		method: "POST",
		url: "/api/staff/service-keys",
		headers: { authorization: `Bearer ${token}` },
		payload: {
			name: "Kasir",
			scopes: keyScopes,
			endsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
		},
	})
).json<{ key: { id: string }; secret: string }>();

const context = { db, jobs, settings, limits: noLimits };
const samples = staffSamples({ app, context, runJobs, token });
const changes = bindings
	.map(({ endpoint }) => endpoint)
	.filter(({ access, method }) => typeof access === "object" && method !== "GET");
const names = changes.map(nameOf);

it("has a sample of every staff call that changes something", () => {
	const known = [...Object.keys(samples), ...Object.keys(unlogged)];
	expect(
		names.filter((name) => !known.includes(name)),
		"Add a sample to test/staff-samples.ts, or say there why the log needs no line of it.",
	).toEqual([]);
	expect(known.filter((name) => !names.includes(name))).toEqual([]);
});

describe("every change by staff is in the audit log, with who it was", () => {
	const logged = changes.filter((endpoint) => !(nameOf(endpoint) in unlogged));

	it.each(logged.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", async (name, endpoint) => {
		const { input = {}, file } = await samples[name]!();
		// What a program may do is logged with its key.
		const isOpenToKeys = typeof endpoint.access === "object" && endpoint.access.key !== undefined;
		const caller = isOpenToKeys ? program.secret : token;
		const count = () => countLines(isOpenToKeys ? program.key.id : null);
		const before = await count();
		const response = file
			? await app.inject({
					method: endpoint.method,
					url: `/api${fillPath(endpoint.path, input).path}`,
					headers: { authorization: `Bearer ${token}`, "content-type": file.type },
					payload: file.bytes,
				})
			: await callFreely(app, endpoint, input, caller);
		expect(response.statusCode, response.body).toBeLessThan(300);
		expect(await count(), "lines in the log").toBeGreaterThan(before);
	});

	const countLines = async (keyId: string | null) => {
		const { rows } = await pool.query<{ count: string }>(
			"select count(*) from audit_log where member_id = $1 and key_id is not distinct from $2",
			[adminId, keyId],
		);
		return Number(rows[0]!.count);
	};
});
