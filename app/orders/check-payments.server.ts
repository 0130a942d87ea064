import * as z from "zod";
import { checkAttempt, listAttemptsToCheck } from "../payments/check-attempt.server";
import { defineJob, type JobContext } from "../platform/jobs.server";
import { settlePayment } from "./settle-payment.server";

/** Queued by a notice: asks the gateway about one attempt. Retried while the gateway is down. */
export const checkPayment = defineJob({
	name: "check-payment",
	data: z.object({ attemptId: z.uuid() }),
	retry: { tries: 10, delay: 5 },
	soon: true,
	run: async (context, { attemptId }) => checkAttempt(context, attemptId, settlePayment),
});

/** Catches notices that never arrived. */
export const checkOpenPayments = defineJob({
	name: "check-open-payments",
	data: z.object({}),
	retry: { tries: 0, delay: 60 },
	every: "*/5 * * * *",
	run: async (context) => askAbout(context, { includeClosed: false }),
});

/** Catches money that arrives after the attempt was closed. */
export const checkClosedPayments = defineJob({
	name: "check-closed-payments",
	data: z.object({}),
	retry: { tries: 2, delay: 600 },
	every: "40 19 * * *",
	run: async (context) => askAbout(context, { includeClosed: true }),
});

async function askAbout({ db, jobs }: JobContext, which: { includeClosed: boolean }) {
	for (const { id } of await listAttemptsToCheck(db, which))
		await jobs.send(db, checkPayment, { attemptId: id });
}
