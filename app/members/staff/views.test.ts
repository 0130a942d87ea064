import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import type { Member } from "../../platform/http/access";
import { createMember } from "../factories.server";
import { listViews, recordView } from "./views.server";

const { db } = await freshDatabase();
const fan = await createMember(db);
const staff: Member = {
	kind: "member",
	memberId: (await createMember(db)).id,
	sessionId: "",
	roles: ["support"],
};

it("lists what staff viewed, latest first, by role and not by name", async () => {
	await recordView(db, staff, "support", { memberId: fan.id, what: "profile" });
	await recordView(db, staff, "support", { memberId: fan.id, what: "orders", reference: "SU-261116-7K4FQ" });
	const views = await listViews(db, fan.id);
	expect(views.map(({ at, ...view }) => view)).toEqual([
		{ role: "support", what: "orders", reference: "SU-261116-7K4FQ" },
		{ role: "support", what: "profile", reference: null },
	]);
	expect(await listViews(db, staff.memberId)).toEqual([]);
});

it("does not count viewing one's own data", async () => {
	await recordView(db, staff, "support", { memberId: staff.memberId, what: "profile" });
	expect(await listViews(db, staff.memberId)).toEqual([]);
});
