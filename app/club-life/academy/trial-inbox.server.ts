import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { academyProgrammes, trialApplications } from "./tables.server";

type TrialPage = {
	folder: "open" | "done";
	/** Only what this member of staff answers. */
	assignedTo?: string | undefined;
	after?: string | undefined;
	limit: number;
};

const folders = { open: isNull(trialApplications.handledAt), done: isNotNull(trialApplications.handledAt) };

export async function countOpenTrials(db: Db): Promise<number> {
	const [row] = await db.select({ count: count() }).from(trialApplications).where(folders.open);
	return row!.count;
}

export const listTrials = (db: Db, { folder, assignedTo, after, limit }: TrialPage) =>
	db
		.select({ ...getTableColumns(trialApplications), programme: academyProgrammes.name })
		.from(trialApplications)
		.innerJoin(academyProgrammes, eq(academyProgrammes.id, trialApplications.programmeId))
		.where(
			and(
				folders[folder],
				assignedTo ? eq(trialApplications.assignedTo, assignedTo) : undefined,
				// Ids are in order of creation.
				after ? lt(trialApplications.id, after) : undefined,
			),
		)
		.orderBy(desc(trialApplications.id))
		.limit(limit);

export async function lockTrial(db: Db, id: string) {
	const [trial] = await db.select().from(trialApplications).where(eq(trialApplications.id, id)).for("update");
	return trial ?? null;
}

type Handling = { handledAt: Date | null; assignedTo: string | null; staffNote: string };

export async function setTrialHandling(db: Db, id: string, handling: Handling): Promise<void> {
	await db.update(trialApplications).set(handling).where(eq(trialApplications.id, id));
}
