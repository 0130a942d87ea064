import { and, inArray, isNotNull } from "drizzle-orm";
import { listStaff } from "../../app/members/staff/staff-list.server";
import { secondSteps } from "../../app/members/tables.server";
import type { Db } from "../../app/platform/data/database.server";
import { needsSecondStep, type Settings } from "../../app/platform/settings.server";
import { hasDemoPeople } from "../demo-club";
import { type Check, fault, note, ok } from "./finding";

/** Who may come in once the doors are open. */
export const peopleChecks = (db: Db, settings: Settings): Check[] => [
	[
		"first admin",
		async () => {
			const admins = (await listStaff(db)).filter(({ roles }) => roles.includes("admin"));
			return admins.length > 0
				? ok(admins.map(({ email }) => email).join(", "))
				: fault("nobody: register on the site, then: ombak staff add MAIL admin");
		},
	],
	[
		"second step",
		async () => {
			if (!needsSecondStep(settings)) return fault("is not asked of staff: STAFF_SECOND_STEP");
			const staff = await listStaff(db);
			const ids = staff.map(({ id }) => id);
			const having = await db
				.select({ id: secondSteps.memberId })
				.from(secondSteps)
				.where(and(inArray(secondSteps.memberId, ids), isNotNull(secondSteps.confirmedAt)));
			const without = staff.filter((member) => !having.some(({ id }) => id === member.id));
			if (without.length === 0) return ok("everybody with a role has one");
			const seen = `their roles do not count before they have one: ${without.map(({ email }) => email).join(", ")}`;
			return without.length === staff.length ? fault(seen) : note(seen);
		},
	],
	[
		"demo club",
		async () =>
			(await hasDemoPeople(db))
				? fault("is in this database, and everybody knows its passwords: begin with an empty one")
				: ok("is not in this database"),
	],
];
