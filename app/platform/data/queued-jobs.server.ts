import { sql } from "drizzle-orm";
import type { Db } from "./database.server";
import { queueTopic, requestOf } from "./jobs.server";
import { signal } from "./signals.server";

/** What staff see of the queue's own table. Its own queues begin with two underscores. */
export type QueuedJob = {
	id: string;
	queue: string;
	state: "waiting" | "running" | "failed";
	/** Attempts so far. */
	tries: number;
	createdAt: Date;
	/** When it is due, or was. */
	dueAt: Date;
	failedAt: Date | null;
	/** What the last attempt said. */
	reason: string | null;
	/** Ids in its data: what it is about. Nothing else of it is shown, since there may be codes and addresses. */
	about: string[];
	requestId: string | null;
};

export const queuedStates = ["failed", "waiting"] as const;
type Filter = {
	state: (typeof queuedStates)[number];
	queue?: string | undefined;
	after?: string | undefined;
};

const isFailed = sql`state = 'failed'`;
const isOpen = sql`state in ('created', 'retry', 'active')`;
const isOurs = sql`name not like '\\_\\_%'`;

/** Failed ones with the newest first, waiting ones with the longest first. */
export async function listQueuedJobs(
	db: Db,
	{ state, queue, after }: Filter,
	limit: number,
): Promise<QueuedJob[]> {
	const moment = state === "failed" ? sql`completed_on` : sql`start_after`;
	const [beyond, order] = state === "failed" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
	const { rows } = await db.execute<Row>(sql`
		select id, name as queue, state::text, retry_count as retries, data, output, started_on as "startedAt",
			created_on as "createdAt", start_after as "dueAt", completed_on as "failedAt"
		from pgboss.job where ${state === "failed" ? isFailed : isOpen} and ${isOurs}
			${queue ? sql`and name = ${queue}` : sql``}
			${after ? sql`and (${moment}, id) ${beyond} (select ${moment}, id from pgboss.job where id = ${after})` : sql``}
		order by ${moment} ${order}, id ${order} limit ${limit}`);
	return rows.map((row) => ({
		id: row.id,
		queue: row.queue,
		state: row.state === "failed" ? "failed" : row.state === "active" ? "running" : "waiting",
		tries: row.startedAt ? row.retries + 1 : 0,
		createdAt: new Date(row.createdAt),
		dueAt: new Date(row.dueAt),
		failedAt: row.failedAt && row.state === "failed" ? new Date(row.failedAt) : null,
		reason: reasonIn(row.output),
		about: idsIn(row.data),
		requestId: requestOf(row.data),
	}));
}

type Row = {
	id: string;
	queue: string;
	state: string;
	retries: number;
	data: unknown;
	output: unknown;
	startedAt: string | null;
	createdAt: string;
	dueAt: string;
	failedAt: string | null;
};

export async function countQueuedJobs(db: Db): Promise<{ queue: string; waiting: number; failed: number }[]> {
	const { rows } = await db.execute<{ queue: string; waiting: number; failed: number }>(sql`
		select name as queue, count(*) filter (where ${isOpen})::int as waiting, count(*) filter (where ${isFailed})::int as failed
		from pgboss.job where ${isOurs} and (${isFailed} or ${isOpen}) group by name order by name`);
	return rows;
}

/** Failed ones are tried again at once, with one attempt more; so are those that wait for their next. Returns which. */
export async function tryJobsAgain(db: Db, queue: string, id: string | null): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		update pgboss.job set state = 'retry', completed_on = null, start_after = now(),
			retry_limit = greatest(retry_limit, retry_count + 1), keep_until = greatest(keep_until, now() + interval '14 days')
		where name = ${queue} and ${isOurs} and ${id ? sql`id = ${id} and (${isFailed} or state = 'retry')` : isFailed}
		returning id`);
	if (rows.length > 0) signal(db, queueTopic(queue));
	return rows.map(({ id }) => id);
}

/** It is not tried any more. One that is running cannot be given up. */
export async function giveUpJob(db: Db, queue: string, id: string): Promise<boolean> {
	const { rows } = await db.execute(sql`
		delete from pgboss.job where name = ${queue} and id = ${id} and ${isOurs} and (${isFailed} or state in ('created', 'retry'))
		returning id`);
	return rows.length > 0;
}

/** As an error, as a text, or as the queue's own words. */
function reasonIn(output: unknown): string | null {
	if (typeof output === "string") return output;
	const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
	if (typeof message === "string") return message;
	return value === undefined ? null : reasonIn(value);
}

const idShape = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Z]{2}-[0-9A-Z~-]{4,20})$/;

function idsIn(data: unknown): string[] {
	const values = Object.entries((data ?? {}) as object).filter(([name]) => name !== "requestId");
	return values.flatMap(([, value]) => (typeof value === "string" && idShape.test(value) ? [value] : []));
}
