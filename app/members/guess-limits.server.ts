import { createHash } from "node:crypto";
import type { CallContext } from "../platform/bind.server";
import type { RateLimit } from "../platform/rate-limit.server";
import { Refusal } from "../platform/refusal";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often anything may be tried that gives or takes a log-in. A whole stand may share one address. */
export const guessLimits = {
	/** Wrong ones only, like the next. What an account allows is in `guess-ledger.server.ts`. */
	passwordPerAddress: { name: "password-address", points: 300, seconds: 15 * minute },
	passwordOverall: { name: "password-all", points: 6_000, seconds: minute },

	authTokenPerAddress: { name: "auth-token-address", points: 60, seconds: minute },

	registerPerAddress: { name: "register-address", points: 200, seconds: hour },
	registerOverall: { name: "register-all", points: 3_000, seconds: hour },

	linkPerAddress: { name: "link-address", points: 100, seconds: hour },
	linkOverall: { name: "link-all", points: 6_000, seconds: hour },
	/** As long as such a link works: when these are used up, one that works is in the mailbox. */
	resetLinks: { name: "reset-links", points: 5, seconds: hour },
	logInLinks: { name: "log-in-links", points: 3, seconds: 5 * minute },

	codePerAddress: { name: "code-address", points: 60, seconds: hour },
	codePerMinute: { name: "code-minute", points: 1, seconds: minute },
	codePerDay: { name: "code-day", points: 5, seconds: day },
	/** The breaker: somebody is sending texts at the club's cost. */
	codeOverall: { name: "code-all", points: 1_000, seconds: hour },
	codeTriesPerAddress: { name: "code-tries-address", points: 60, seconds: 15 * minute },

	proofPerMinute: { name: "proof-minute", points: 1, seconds: minute },
	proofPerDay: { name: "proof-day", points: 5, seconds: day },

	deviceTokenPerMember: { name: "device-token", points: 20, seconds: hour },
	partnerRequest: { name: "partner-request", points: 1, seconds: 15 * minute },
} as const satisfies Record<string, RateLimit>;

type LimitName = keyof typeof guessLimits;
type Limits = CallContext["limits"];

/** Takes one point of each, in this order; the first that is used up refuses, and the rest keep theirs. */
export async function takeGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.take(guessLimits[name], digest(key));
}

/** Refuses where nothing is left, and takes nothing. */
export async function checkGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.check(guessLimits[name], digest(key));
}

/** Whether there was a point left to take; for what is then left undone without a word. */
export async function canTake(limits: Limits, name: LimitName, key: string): Promise<boolean> {
	try {
		await takeGuess(limits, { [name]: key });
		return true;
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
}

/** Starts the count anew, e.g. when all that was sent has been used up. */
export async function forgiveGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.forgive(guessLimits[name], digest(key));
}

/** Counters need no readable names or addresses. */
const digest = (key: string) => createHash("sha256").update(key).digest("base64url");

const entriesOf = (keys: Partial<Record<LimitName, string>>) => Object.entries(keys) as [LimitName, string][];
