import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createMember } from "../app/members/factories.server";
import { changeProfile } from "../app/members/profile/profile-contract";
import { openSession } from "../app/members/sessions/sessions.server";
import { testApp } from "../test/app";

const { app, db, pool } = await testApp();

it("a call that waits too long for a row lock is refused with Retry-After and changes nothing", async () => {
	const { id, name } = await createMember(db);
	const { access_token } = await openSession(db, id, "Chrome · Linux");
	const somebodyElse = await pool.connect();
	await somebodyElse.query("begin");
	await somebodyElse.query("select 1 from members where id = $1 for update", [id]);
	const response = await app.inject({
		method: changeProfile.method,
		url: `/api${changeProfile.path}`,
		headers: { authorization: `Bearer ${access_token}` },
		payload: { name: "Nama Baru" },
	});
	await somebodyElse.query("rollback");
	somebodyElse.release();
	expect([response.statusCode, response.headers["retry-after"], response.json().error]).toEqual([
		503,
		"1",
		"server_busy",
	]);
	const { rows } = await db.execute(sql`select name from members where id = ${id}`);
	expect(rows).toEqual([{ name }]);
});
