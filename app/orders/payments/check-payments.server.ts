import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { checkAttempt, takeDueAttempts } from "./check-attempt.server";

/** Queued by a notice: asks the gateway about one attempt. Retried while the gateway is down. */
export const checkPayment = defineJob({
	name: "check-payment",
	// A notice says where to ask; otherwise it is looked up.
	data: z.object({
		attemptId: z.uuid(),
		asked: z.optional(z.object({ gateway: z.string(), reference: z.string() })),
	}),
	retry: { tries: 10, delay: 5 },
	soon: true,
	run: (context, { attemptId, asked }) => checkAttempt(context, attemptId, asked),
});

/** Catches notices that never arrived, also of money that came late and of chargebacks. */
export const checkDuePayments = defineJob({
	name: "check-due-payments",
	data: z.object({}),
	retry: { tries: 0, delay: 60 },
	every: "* * * * *",
	run: async ({ db, jobs, settings }) => {
		// Not retried: its next turn is set. Notices queue before these.
		for (const attemptId of await takeDueAttempts(db, settings.PAYMENT_CHECKS))
			await jobs.send(db, checkPayment, { attemptId }, { priority: -1, retryLimit: 0 });
	},
});
