import { recordAudit } from "../../members/staff/audit.server";
import {
	countQueuedJobs,
	giveUpJob,
	listQueuedJobs,
	tryJobsAgain,
} from "../../platform/data/queued-jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type jobList, jobRefusals, jobsPerPage } from "./contract";

export async function readJobs(
	{ db }: Pick<CallContext, "db">,
	filter: ParsedInputOf<typeof jobList>,
): Promise<AnswerOf<typeof jobList>> {
	const [queues, jobs] = await Promise.all([
		countQueuedJobs(db),
		listQueuedJobs(db, filter, jobsPerPage + 1),
	]);
	const shown = jobs.slice(0, jobsPerPage);
	return {
		queues,
		jobs: shown.map(({ createdAt, dueAt, failedAt, ...job }) => ({
			...job,
			createdAt: createdAt.toISOString(),
			dueAt: dueAt.toISOString(),
			failedAt: failedAt?.toISOString() ?? null,
		})),
		next: jobs.length > jobsPerPage ? shown.at(-1)!.id : null,
	};
}

type One = { queue: string; id: string };

export const tryAgain = (context: MemberContext, { queue, id }: One) =>
	change(context, "jobs.again", `job/${queue}/${id}`, async (db) => {
		const [tried] = await tryJobsAgain(db, queue, id);
		if (!tried) throw refuse(jobRefusals, "job.unknown");
	});

export const giveUp = (context: MemberContext, { queue, id }: One) =>
	change(context, "jobs.give-up", `job/${queue}/${id}`, async (db) => {
		if (!(await giveUpJob(db, queue, id))) throw refuse(jobRefusals, "job.unknown");
	});

export const tryAllAgain = (context: MemberContext, { queue }: Pick<One, "queue">) =>
	change(context, "jobs.again", `queue/${queue}`, async (db) => (await tryJobsAgain(db, queue, null)).length);

const change = <T>(
	{ db, who }: MemberContext,
	action: string,
	subject: string,
	work: (db: CallContext["db"]) => Promise<T>,
): Promise<T> =>
	transaction(db, async (db) => {
		const done = await work(db);
		await recordAudit(db, { by: who.memberId, action, subject });
		return done;
	});
