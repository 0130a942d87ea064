import { availableParallelism } from "node:os";
import { takeTurns } from "../../platform/queues/take-turns.server";

const atOnce = availableParallelism();

/** Hashing is slow on purpose. One per core at a time keeps pages fast, however many log-ins there are. */
export const inHashQueue = takeTurns(atOnce, 60 * atOnce);
