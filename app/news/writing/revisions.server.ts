import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { refuse } from "../../platform/http/refusal";
import { writingRefusals } from "./contract";
import { namesOf, readManuscript } from "./manuscripts.server";
import { revisions } from "./tables.server";

export async function listRevisions(db: Db, id: string) {
	// An article that nobody has edited has no history yet.
	await readManuscript(db, id);
	const rows = await db
		.select({
			version: revisions.version,
			at: revisions.createdAt,
			memberId: revisions.memberId,
			automaticSince: revisions.automaticSince,
		})
		.from(revisions)
		.where(eq(revisions.articleId, id))
		.orderBy(desc(revisions.version))
		.limit(mostRevisions);
	const names = await namesOf(
		db,
		rows.map(({ memberId }) => memberId),
	);
	return {
		revisions: rows.map(({ version, at, memberId, automaticSince }) => ({
			version,
			at: at.toISOString(),
			by: (memberId && names.get(memberId)) ?? null,
			isAutomatic: automaticSince !== null,
		})),
	};
}
const mostRevisions = 200;

export async function readRevision(db: Db, id: string, version: number) {
	const [row] = await db
		.select({ content: revisions.content })
		.from(revisions)
		.where(and(eq(revisions.articleId, id), eq(revisions.version, version)));
	if (!row) throw refuse(writingRefusals, "manuscript.unknown");
	return row;
}
