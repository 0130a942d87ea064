import { forgetExpired } from "./members/forget-expired.server";
import { deliverMessage } from "./messages/deliver-message.server";
import { forgetMessages } from "./messages/forget-messages.server";
import type { Job } from "./platform/jobs.server";

/** Everything that happens later or again: mails, messages, pushes, releases. */
export const jobs: Job[] = [deliverMessage, forgetExpired, forgetMessages];
