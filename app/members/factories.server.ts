import { demoMember, demoMembers } from "../../club/demo/members";
import type { Db } from "../platform/database.server";
import { hashPassword } from "./passwords/passwords.server";
import { openSession } from "./sessions/sessions.server";
import { type MemberInsert, members } from "./tables.server";
import { newToken } from "./tokens.server";

let made = 0;

/** A member to test with, and a password that fits. What a test does not name has a plain default. */
export async function createMember(
	db: Db,
	{ password = "karang-tinggi-1987", ...overrides }: Partial<MemberInsert> & { password?: string } = {},
) {
	const number = ++made;
	const [member] = await db
		.insert(members)
		.values({
			email: `anggota-${number}@example.com`,
			name: "Sari Dewanti",
			phone: `+62812${String(10_000_000 + number)}`,
			passwordHash: await hashPassword(password),
			...overrides,
		})
		.returning();
	return { ...member!, password };
}

/** The same, already logged in. */
export async function createLoggedInMember(db: Db, overrides: Parameters<typeof createMember>[1] = {}) {
	const member = await createMember(db, overrides);
	const { access_token } = await openSession(db, member.id, "Chrome · Linux");
	return { ...member, token: access_token };
}

/** Only the demo member's password is told; the others' is known to nobody. */
export async function insertDemoMembers(db: Db, now = new Date()) {
	const [known, unknown] = await Promise.all([hashPassword(demoMember.password), hashPassword(newToken())]);
	await db
		.insert(members)
		.values(
			demoMembers(now).map((member) => ({
				...member,
				passwordHash: member.email === demoMember.email ? known : unknown,
			})),
		)
		.onConflictDoNothing();
}
