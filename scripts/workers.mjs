import { availableParallelism } from "node:os";

/**
 * How many test files or journeys run at a time. Both wait a third of the time, for hashes, jobs, PostgreSQL and pages, so
 * there are three for every two cores. More than eight would need more connections than the tests' PostgreSQL has, and wait
 * for the one site of the journeys.
 */
export const workers = Math.min(8, Math.ceil(availableParallelism() * 1.5));
