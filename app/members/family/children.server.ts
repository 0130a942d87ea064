import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { lockMember } from "../lock-member.server";
import { recordChoice } from "../registration/consents.server";
import { type addChild, childRefusals, mostChildren } from "./contract";
import { children } from "./tables.server";

export const listChildren = (db: Db, memberId: string) =>
	db
		.select({ id: children.id, name: children.name, birthDate: children.birthDate })
		.from(children)
		.where(eq(children.memberId, memberId))
		.orderBy(asc(children.birthDate), asc(children.id));

/** The name and the parent's consent are kept together, or not at all. */
export async function saveChild(
	{ db, who, language, limits }: MemberContext,
	{ childName, birthDate }: ParsedInputOf<typeof addChild>,
) {
	if (!isChild(birthDate)) throw new InvalidInput({ birthDate: [localize(notAChild, language)] });
	await transaction(db, async (db) => {
		// Serialized, so that two concurrent requests cannot both take the last place.
		await lockMember(db, who.memberId, "no key update");
		const known = await listChildren(db, who.memberId);
		if (known.length >= mostChildren) throw refuse(childRefusals, "child.too_many");
		await db.insert(children).values({ memberId: who.memberId, name: childName, birthDate });
		await recordChoice({ db, limits }, who.memberId, { kind: "child", given: true });
	});
}

export async function forgetChild({ db, who, limits }: MemberContext, id: string) {
	await transaction(db, async (db) => {
		const gone = await db
			.delete(children)
			.where(and(eq(children.id, id), eq(children.memberId, who.memberId)))
			.returning({ id: children.id });
		if (gone.length === 0) throw refuse(childRefusals, "child.unknown");
		await recordChoice({ db, limits }, who.memberId, { kind: "child", given: false });
	});
}

/** Born, and under 18: adults have their own accounts. */
function isChild(birthDate: string) {
	const now = new Date();
	const born = new Date(`${birthDate}T00:00:00Z`);
	const ofAge = new Date(born);
	ofAge.setUTCFullYear(born.getUTCFullYear() + 18);
	return born <= now && ofAge > now;
}

const notAChild = {
	id: "Untuk anak di bawah 18 tahun. Yang sudah dewasa bisa punya akun sendiri.",
	en: "For children under 18. Adults can have an account of their own.",
};
