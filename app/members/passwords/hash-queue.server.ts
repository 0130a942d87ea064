import { availableParallelism } from "node:os";
import { boundedQueue } from "../../platform/queues/bounded-queue.server";

const atOnce = availableParallelism();

/** Hashing is slow on purpose. One per core at a time keeps pages fast, however many log-ins there are. */
export const inHashQueue = boundedQueue(atOnce, 60 * atOnce);
