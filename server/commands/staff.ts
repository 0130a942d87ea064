import { and, eq, isNull, sql } from "drizzle-orm";
import { findMemberByEmail } from "../../app/members/find-member.server";
import { appoint } from "../../app/members/staff/colleagues.server";
import { staffRefusals } from "../../app/members/staff/contract";
import { listRoles, revokeRoles } from "../../app/members/staff/roles.server";
import { listStaff } from "../../app/members/staff/staff-list.server";
import { members } from "../../app/members/tables.server";
import { isOutboxOpen } from "../../app/messages/outbox/outbox.server";
import type { Db } from "../../app/platform/data/database.server";
import { type Role, roles } from "../../app/platform/http/access";
import { Refusal, refuse } from "../../app/platform/http/refusal";
import { calledAs } from "./called-as";
import { withDatabase } from "./with-database";

const command = calledAs("staff");
const usage = `${command} add MAIL ROLE…      gives a member roles
${command} remove MAIL ROLE…   takes roles away; without a role, all of them
${command} list                everyone who has a role

Roles: ${roles.join(", ")}`;

/** The first staff roles must be granted by someone with access to the server. */
export const run = (args: string[]) =>
	withDatabase(async (db, settings) => {
		// The link that proves an address is in an outbox that only staff can open.
		if (settings.APP_ENV === "staging" && isOutboxOpen(settings)) await vouchFor(db, args[1] ?? "");
		return changeStaff(db, args, console.log);
	});

/** Whoever runs this has the server. */
async function vouchFor(db: Db, email: string) {
	const found = await findMemberByEmail(db, email);
	if (!found) return;
	await db
		.update(members)
		.set({ emailVerifiedAt: sql`now()` })
		.where(and(eq(members.id, found.id), isNull(members.emailVerifiedAt)));
}

export async function changeStaff(db: Db, args: string[], say: (line: string) => void): Promise<number> {
	const [verb, mail = "", ...named] = args;
	const fail = (line: string) => {
		say(line);
		return 1;
	};
	if (verb === "list") {
		for (const { name, email, roles } of await listStaff(db)) say(`${email}  ${name}: ${roles.join(", ")}`);
		return 0;
	}
	if (verb !== "add" && verb !== "remove") return fail(usage);
	if (!mail || (verb === "add" && named.length === 0)) return fail(usage);
	const wrong = named.filter((name) => !isRole(name));
	if (wrong.length > 0) return fail(`No such role: ${wrong.join(", ")}. Roles: ${roles.join(", ")}`);
	const change = verb === "add" ? appoint : takeRoles;
	try {
		const { email, name, roles } = await change(db, mail, { roles: named as Role[], by: null });
		say(`${email}  ${name}: ${roles.join(", ") || "no roles"}`);
		return 0;
	} catch (error) {
		if (error instanceof Refusal) return fail(`${mail}: ${error.text.en}`);
		throw error;
	}
}

/** Without naming any, all of them. */
async function takeRoles(db: Db, email: string, { roles, by }: { roles: Role[]; by: null }) {
	const found = await findMemberByEmail(db, email);
	if (!found) throw refuse(staffRefusals, "staff.unknown_member");
	const taken = roles.length > 0 ? roles : await listRoles(db, found.id);
	return { ...found, roles: await revokeRoles(db, { memberId: found.id, roles: taken, by }) };
}

const isRole = (name: string) => (roles as readonly string[]).includes(name);
