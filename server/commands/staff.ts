import { findMemberByEmail } from "../../app/members/find-member.server";
import { type Role, roles } from "../../app/platform/access";
import type { Db } from "../../app/platform/database.server";
import { grantRoles, listRoles, revokeRoles } from "../../app/staff/roles.server";
import { listStaff } from "../../app/staff/staff-list.server";
import { withDatabase } from "./with-database";

const usage = `npm run staff -- add MAIL ROLE…      gives a member roles
npm run staff -- remove MAIL ROLE…   takes roles away; without a role, all of them
npm run staff -- list                everyone who has a role

Roles: ${roles.join(", ")}`;

/** The first staff roles must be granted by someone with access to the server. */
export const run = (args: string[]) => withDatabase((db) => changeStaff(db, args, console.log));

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
	const member = await findMemberByEmail(db, mail);
	if (!member) return fail(`Nobody is registered as ${mail}. Staff register as members first.`);
	const change = { memberId: member.id, by: null };
	const left =
		verb === "add"
			? await grantRoles(db, { ...change, roles: named as Role[] })
			: await revokeRoles(db, {
					...change,
					roles: named.length > 0 ? (named as Role[]) : await listRoles(db, member.id),
				});
	say(`${member.email}  ${member.name}: ${left.join(", ") || "no roles"}`);
	return 0;
}

const isRole = (name: string) => (roles as readonly string[]).includes(name);
