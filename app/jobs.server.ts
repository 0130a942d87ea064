import { deliverMessage } from "./messages/deliver-message.server";
import { forgetMessages } from "./messages/forget-messages.server";
import type { Job } from "./platform/jobs.server";

/** Everything that happens later or again: mails, messages, pushes, releases. */
export const jobs: Job[] = [deliverMessage, forgetMessages];
