import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type translationCounts, translationRefusals } from "./contract";
import { countWithEnglish, englishOf, statesWith, type Translatable } from "./english-of.server";
import { forgetOutdated } from "./outdated-words.server";
import { translatables } from "./translatables.server";
import type { WordStates } from "./word-states";

type Named = { kind: string; id: string };

export async function countUnfinishedWords(
	db: Db,
	kinds: readonly Translatable[] = translatables,
): Promise<AnswerOf<typeof translationCounts>["kinds"]> {
	const { rows } = await db.execute<{ kind: string; missing: number; outdated: number }>(
		sql.join(kinds.map(countWithEnglish), sql` union all `),
	);
	return rows;
}

export async function readStates(db: Db, { kind: name, id }: Named): Promise<WordStates> {
	const kind = translatables.find((one) => one.name === name);
	if (!kind) throw refuse(translationRefusals, "translation.unknown");
	const [row] = await db
		.select({ english: englishOf(kind) })
		.from(kind.table)
		.where(eq(kind.slug, id));
	if (!row) throw refuse(translationRefusals, "translation.unknown");
	return statesWith(row.english);
}

export async function confirmEnglish(context: MemberContext, named: Named): Promise<WordStates> {
	return transaction(context.db, async (db) => {
		const before = await readStates(db, named);
		const subject = `${named.kind}/${named.id}`;
		if (await forgetOutdated(db, subject))
			await recordAudit(db, {
				by: context.who.memberId,
				action: "translations.confirm",
				subject,
				before: { english: before.en },
			});
		return readStates(db, named);
	});
}
