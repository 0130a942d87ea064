import * as z from "zod";
import { otpText } from "../../members/member-fields";
import { codePlaces, mergeOutcomes, proofKinds } from "../../members/merging/merge-states";
import { endpoint } from "../../platform/http/contract";
import { reason } from "./contract";
import { bars, mergeRefusals, pairRefusals } from "./merge-refusals";

export const mergesPerPage = 50;

const mergedAccount = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	isEmailVerified: z.boolean(),
	isPhoneVerified: z.boolean(),
	since: z.string(),
	lastSeenAt: z.nullable(z.string()),
	orders: z.int(),
	openOrders: z.int(),
	tickets: z.int(),
	credit: z.int(),
	addresses: z.int(),
	children: z.int(),
	follows: z.int(),
});

const waitingMerge = z.object({
	id: z.string(),
	because: z.string(),
	askedBy: z.string(),
	askedAt: z.string(),
	expiresAt: z.string(),
	/** Why the caller may not approve it. */
	barredBy: z.nullable(z.enum(bars)),
	/** Where its owner can get a code. */
	codePlaces: z.array(z.enum(codePlaces)),
	/** A code that still works. */
	code: z.nullable(z.object({ place: z.enum(codePlaces), expiresAt: z.string() })),
});

export const mergePreview = endpoint({
	method: "GET",
	path: "/staff/members/:id/merge/:other",
	summary:
		"What two accounts, possibly of the same person, have, and whether their merge waits. Both members can see that staff looked",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), other: z.uuid() }),
	answer: z.object({
		stays: mergedAccount,
		goes: mergedAccount,
		request: z.nullable(waitingMerge),
	}),
	refusals: pairRefusals,
});

export const askMerge = endpoint({
	method: "POST",
	path: "/staff/members/:id/merge",
	summary:
		"Ask for another account of the same person to be merged into this one. Its owner or a second person has to agree; both addresses get the reason by e-mail",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), other: z.uuid(), because: reason }),
	answer: z.object({ request: z.string() }),
	refusals: mergeRefusals,
});

/** Null once the account is gone. */
const mergeParty = z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() }));

export const mergeList = endpoint({
	method: "GET",
	path: "/staff/merges",
	summary: "Merges that staff have asked for, waiting or over, newest first",
	access: { staff: "support" },
	input: z.object({
		tab: z._default(z.enum(["waiting", "over"]), "waiting"),
		/** `next` of the previous page. */
		after: z.optional(z.uuid()),
	}),
	answer: z.object({
		merges: z.array(
			z.object({
				id: z.string(),
				stays: mergeParty,
				goes: mergeParty,
				because: z.string(),
				askedBy: z.string(),
				askedAt: z.string(),
				expiresAt: z.string(),
				/** Null while it waits. */
				outcome: z.nullable(z.enum(mergeOutcomes)),
				provenBy: z.nullable(z.enum(proofKinds)),
				endedBy: z.nullable(z.string()),
				endedAt: z.nullable(z.string()),
				declinedBecause: z.nullable(z.string()),
			}),
		),
		waiting: z.int(),
		next: z.nullable(z.string()),
	}),
});

const merged = z.object({ id: z.string() });

export const issueMergeCode = endpoint({
	method: "POST",
	path: "/staff/merges/:id/code",
	summary: "Send a code to the verified e-mail or phone of the account that goes, once a minute",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), place: z.enum(codePlaces) }),
	answer: z.object({ sentTo: z.string(), minutes: z.int() }),
	refusals: mergeRefusals,
});

export const confirmMerge = endpoint({
	method: "POST",
	path: "/staff/merges/:id/confirmation",
	summary: "Merge the two accounts with the code that the owner of the one that goes has read out",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), code: otpText }),
	answer: merged,
	refusals: mergeRefusals,
});

export const approveMerge = endpoint({
	method: "POST",
	path: "/staff/merges/:id/approval",
	summary: "Merge the two accounts as a second person, who is not the one who asked",
	access: { staff: "support" },
	input: z.object({ id: z.uuid() }),
	answer: merged,
	refusals: mergeRefusals,
});

export const declineMerge = endpoint({
	method: "POST",
	path: "/staff/merges/:id/refusal",
	summary: "Decline a merge, or withdraw it as the one who asked",
	access: { staff: "support" },
	input: z.object({ id: z.uuid(), because: reason }),
	answer: z.object({ outcome: z.nullable(z.enum(mergeOutcomes)) }),
	refusals: mergeRefusals,
});
