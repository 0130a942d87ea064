import type { Job } from "./platform/jobs.server";

/** Everything that happens later or again: mails, messages, pushes, releases. */
export const jobs: Job[] = [];
