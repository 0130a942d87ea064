import { demoMember, demoMembers, demoStaff } from "../../club/demo/members";
import type { Db } from "../platform/data/database.server";
import { hashPassword } from "./passwords/passwords.server";
import { openSession } from "./sessions/sessions.server";
import { type MemberInsert, members } from "./tables.server";
import { newToken } from "./tokens.server";

let made = 0;

/** Hashed once per password: a test's members may share a salt, and hundreds of hashes would take longer than the test. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string) {
	const hash = hashes.get(password) ?? hashPassword(password);
	hashes.set(password, hash);
	return hash;
}

/** A test member with a valid password and a verified e-mail; everything can be overridden. */
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
			emailVerifiedAt: new Date(),
			passwordHash: await hashOf(password),
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

/** Only the demo member and demo staff have published passwords; the others' are random. */
export async function insertDemoMembers(db: Db, now = new Date()) {
	const told = [demoMember, demoStaff];
	const [unknown, ...published] = await Promise.all([
		hashPassword(newToken()),
		...told.map(({ password }) => hashPassword(password)),
	]);
	const known = new Map(told.map(({ email }, at) => [email, published[at]]));
	await db
		.insert(members)
		.values(
			demoMembers(now).map((member) => ({
				...member,
				passwordHash: known.get(member.email) ?? unknown,
			})),
		)
		.onConflictDoNothing();
}
