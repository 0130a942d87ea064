import { forgetTrials } from "./academy/forget-trials.server";
import { sweepHolds } from "./allotments/sweep-holds.server";
import { forgetExpired } from "./members/forget-expired.server";
import { deliverMessage } from "./messages/deliver-message.server";
import { forgetMessages } from "./messages/forget-messages.server";
import { announcePush } from "./notifications/announce.server";
import { sendPush } from "./notifications/send-push.server";
import type { Job } from "./platform/jobs.server";

/** Everything that happens later or again: mails, messages, pushes, releases. */
export const jobs: Job[] = [
	announcePush,
	deliverMessage,
	forgetExpired,
	forgetMessages,
	forgetTrials,
	sendPush,
	sweepHolds,
];
