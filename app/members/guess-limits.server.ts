import { createHash } from "node:crypto";
import type { CallContext } from "../platform/http/bind.server";
import type { RateLimit } from "../platform/http/rate-limit.server";
import { Refusal } from "../platform/http/refusal";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Rate limits of everything that grants or revokes access. Many fans may share one IP address, e.g. at the stadium. */
export const guessLimits = {
	/** Counts wrong passwords only, like the next three. Per-account limits are in `guess-ledger.server.ts`. */
	passwordPerAddress: { name: "password-address", points: 300, seconds: 15 * minute },
	/** By address and account, once the address has used up the limit above: nobody locks out the others there. */
	passwordPastAddress: { name: "password-past-address", points: 3, seconds: hour },
	/**
	 * What such an address may try after that on all accounts together. More is an attack, whoever shares the address: it
	 * could try one password on every account, and alone use up the next limit for everybody.
	 */
	passwordPerCrowd: { name: "password-crowd", points: 3_000, seconds: 15 * minute },
	passwordOverall: { name: "password-all", points: 6_000, seconds: minute },

	authTokenPerAddress: { name: "auth-token-address", points: 60, seconds: minute },

	passkeyPerAddress: { name: "passkey-address", points: 120, seconds: minute },
	passkeyOverall: { name: "passkey-all", points: 6_000, seconds: minute },

	registerPerAddress: { name: "register-address", points: 200, seconds: hour },
	registerOverall: { name: "register-all", points: 3_000, seconds: hour },

	linkPerAddress: { name: "link-address", points: 100, seconds: hour },
	/** Counts what is mailed, not what is requested. */
	linkOverall: { name: "link-all", points: 6_000, seconds: hour },
	/** The link's lifetime: when these are used up, a valid one is already in the mailbox. */
	resetLinks: { name: "reset-links", points: 5, seconds: hour },
	logInLinks: { name: "log-in-links", points: 3, seconds: 5 * minute },
	/** Both kinds, from whatever browser: the address may be a stranger's whom somebody floods with them. */
	linksUnproven: { name: "links-unproven", points: 5, seconds: day },

	codePerAddress: { name: "code-address", points: 60, seconds: hour },
	codePerMinute: { name: "code-minute", points: 1, seconds: minute },
	codePerDay: { name: "code-day", points: 5, seconds: day },
	/** Circuit breaker against text messages sent at the club's expense. */
	codeOverall: { name: "code-all", points: 1_000, seconds: hour },
	codeTriesPerAddress: { name: "code-tries-address", points: 60, seconds: 15 * minute },

	proofPerMinute: { name: "proof-minute", points: 1, seconds: minute },
	proofPerDay: { name: "proof-day", points: 5, seconds: day },
	/** By address: it may be registered again and again. */
	proofsPerAddress: { name: "proofs-address", points: 6, seconds: day },

	/** By member and by the address asked for, whose owner must not be flooded. */
	emailChanges: { name: "email-changes", points: 5, seconds: day },

	/** By member of staff: nobody writes to many members, or guesses at the codes of many, in one day. */
	mergesAsked: { name: "merges-asked", points: 30, seconds: day },
	mergeCodes: { name: "merge-codes", points: 30, seconds: day },

	deviceTokenPerMember: { name: "device-token", points: 20, seconds: hour },
	partnerRequest: { name: "partner-request", points: 1, seconds: 15 * minute },
} as const satisfies Record<string, RateLimit>;

type LimitName = keyof typeof guessLimits;
type Limits = CallContext["limits"];

/** Takes one point from each limit in order; the first that is exhausted refuses, and later ones are untouched. */
export async function takeGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.take(guessLimits[name], digest(key));
}

/** Refuses if a limit is exhausted, without taking a point. */
export async function checkGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.check(guessLimits[name], digest(key));
}

/** Takes a point if one is left; for actions that are skipped silently otherwise. */
export const canTake = (limits: Limits, name: LimitName, key: string) =>
	isAccepted(takeGuess(limits, { [name]: key }));

/** For limits whose end only changes what happens next. */
export const isUsedUp = async (limits: Limits, name: LimitName, key: string) =>
	!(await isAccepted(checkGuess(limits, { [name]: key })));

async function isAccepted(asked: Promise<void>): Promise<boolean> {
	try {
		await asked;
		return true;
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
}

/** Resets the count, e.g. when everything sent has become void. */
export async function forgiveGuess(limits: Limits, keys: Partial<Record<LimitName, string>>) {
	for (const [name, key] of entriesOf(keys)) await limits.forgive(guessLimits[name], digest(key));
}

/** Hashed: counters need no personal data. */
const digest = (key: string) => createHash("sha256").update(key).digest("base64url");

const entriesOf = (keys: Partial<Record<LimitName, string>>) => Object.entries(keys) as [LimitName, string][];
