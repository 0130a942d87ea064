import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";

export const jobsPerPage = 50;
const access = { staff: "admin" } as const;

export const jobRefusals = {
	"job.unknown": {
		status: 404,
		message: {
			id: "Pekerjaan ini tidak ada lagi, atau sedang berjalan.",
			en: "This job is gone, or is running right now.",
		},
	},
} as const satisfies RefusalTable;

const queue = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,60}$/));
const one = z.object({ queue, id: z.uuid() });

const jobSchema = z.object({
	id: z.string(),
	queue: z.string(),
	state: z.enum(["waiting", "running", "failed"]),
	tries: z.int(),
	createdAt: z.string(),
	dueAt: z.string(),
	failedAt: z.nullable(z.string()),
	/** What the last attempt said. */
	reason: z.nullable(z.string()),
	/** Ids of what it is about. */
	about: z.array(z.string()),
	/** Of the request that it comes from, for the log. */
	requestId: z.nullable(z.string()),
});
export type JobShown = z.infer<typeof jobSchema>;

export const jobList = endpoint({
	method: "GET",
	path: "/staff/jobs",
	summary: "Background jobs that failed for good in the last week, or are waiting, and how many by queue",
	access,
	input: z.object({
		state: z._default(z.enum(["failed", "waiting"]), "failed"),
		queue: z.optional(queue),
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		queues: z.array(z.object({ queue: z.string(), waiting: z.int(), failed: z.int() })),
		jobs: z.array(jobSchema),
		next: z.nullable(z.string()),
	}),
});

export const tryJobAgain = endpoint({
	method: "POST",
	path: "/staff/jobs/:queue/:id/again",
	summary: "Try a job again now that failed, or that waits for its next attempt",
	access,
	input: one,
	answer: z.object({ message: z.string() }),
	refusals: jobRefusals,
});

export const tryQueueAgain = endpoint({
	method: "POST",
	path: "/staff/jobs/:queue/again",
	summary: "Try all failed jobs of a queue again",
	access,
	input: z.object({ queue }),
	answer: z.object({ count: z.int() }),
});

export const giveUpOnJob = endpoint({
	method: "DELETE",
	path: "/staff/jobs/:queue/:id",
	summary: "Give up a job that failed or waits: it is not tried any more",
	access,
	input: one,
	answer: z.object({ message: z.string() }),
	refusals: jobRefusals,
});
