import { accountError } from "../../members/account-errors.server";
import { takeGuess } from "../../members/guess-limits.server";
import { lockMembers } from "../../members/lock-member.server";
import { shareBrowser } from "../../members/log-in/known-devices.server";
import { mergeAccounts } from "../../members/merging/merge-accounts.server";
import {
	findCodeAddresses,
	makeMergeCode,
	sendMergeCode,
	tryMergeCode,
} from "../../members/merging/merge-codes.server";
import {
	endMergeRequest,
	findMergeRequest,
	findWaitingMerge,
	insertMergeRequest,
	lockWaitingMerge,
	outdateRequestsOf,
} from "../../members/merging/merge-requests.server";
import { codeMinutes, daysToWait, type ProofKind } from "../../members/merging/merge-states";
import { summarizeAccount } from "../../members/merging/summarize-account.server";
import type { MergeRequest } from "../../members/merging/tables.server";
import { recordAudits } from "../../members/staff/audit.server";
import { haveAppointed } from "../../members/staff/roles.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { refuse } from "../../platform/http/refusal";
import type { approveMerge, askMerge, confirmMerge, declineMerge, issueMergeCode } from "./merge-contract";
import { findPair, tellBothOfMerge, tellBothOfRequest } from "./merge-pair.server";
import { type Bar, mergeRefusals } from "./merge-refusals";

/** Asking twice for the same changes nothing and tells nobody again. */
export async function askToMerge(
	context: MemberContext,
	{ id, other, because }: ParsedInputOf<typeof askMerge>,
): Promise<AnswerOf<typeof askMerge>> {
	const { who, limits } = context;
	await takeGuess(limits, { mergesAsked: who.memberId });
	return transaction(context.db, async (db) => {
		await lockMembers(db, [id, other]);
		const pair = await findPair(db, { id, other });
		if (await isOwn(db, who.memberId, [id, other])) throw refuse(mergeRefusals, "merge.is_own");
		const accounts = { kept: id, gone: other };
		const waiting = await findWaitingMerge(db, accounts);
		if (waiting?.keptId === id) return { request: waiting.id };
		if (waiting) throw refuse(mergeRefusals, "merge.is_waiting");
		const request = await insertMergeRequest(db, { ...accounts, because, askedBy: who.memberId });
		await tellBothOfRequest({ ...context, db }, pair, { because, until: request.expiresAt });
		await record(db, who.memberId, "members.merge-asked", request, { because });
		return { request: request.id };
	});
}

/** The code counts for this request alone. */
export async function mailMergeCode(
	context: MemberContext,
	{ id, place }: ParsedInputOf<typeof issueMergeCode>,
): Promise<AnswerOf<typeof issueMergeCode>> {
	const { db, who } = context;
	const request = await findRequest(db, id);
	await findPair(db, { id: request.keptId, other: request.goneId });
	await checkNotOwn(db, who.memberId, request);
	const address = (await findCodeAddresses(db, request.goneId))[place];
	if (!address) throw refuse(mergeRefusals, "merge.not_proven");
	const code = await makeMergeCode(context, { place, address });
	return transaction(db, async (db) => {
		if (!(await sendMergeCode({ ...context, db }, request, code)))
			throw refuse(mergeRefusals, "merge.is_over");
		await record(db, who.memberId, "members.merge-code", request, { place });
		return { sentTo: address, minutes: codeMinutes[place] };
	});
}

/** The owner of the account that goes has read out the code. */
export async function mergeByCode(
	context: MemberContext,
	{ id, code }: ParsedInputOf<typeof confirmMerge>,
): Promise<AnswerOf<typeof confirmMerge>> {
	const { db, language, limits, who } = context;
	await takeGuess(limits, { codeTriesPerAddress: subscriberOf(context.address) });
	const request = await findRequest(db, id);
	if (request.outcome === "merged") return { id: request.keptId };
	await checkNotOwn(db, who.memberId, request);
	const codeHash = await tryMergeCode(db, request, code);
	if (!codeHash) throw accountError(language, null, { code: "wrongCode" });
	return carryOut(context, request, "owner", ({ codeHash: latest }) => {
		if (!latest?.equals(codeHash)) throw accountError(language, null, { code: "wrongCode" });
	});
}

/** A second person agrees. */
export async function mergeByColleague(
	context: MemberContext,
	{ id }: ParsedInputOf<typeof approveMerge>,
): Promise<AnswerOf<typeof approveMerge>> {
	const { db, who } = context;
	const request = await findRequest(db, id);
	const bar = await findBar(db, who.memberId, request);
	if (bar) throw refuse(mergeRefusals, bar);
	return carryOut(context, request, "colleague");
}

export async function declineRequest(
	context: MemberContext,
	{ id, because }: ParsedInputOf<typeof declineMerge>,
): Promise<AnswerOf<typeof declineMerge>> {
	const { who } = context;
	return transaction(context.db, async (db) => {
		const request = await lockWaitingMerge(db, id);
		if (!request)
			throw refuse(mergeRefusals, (await findMergeRequest(db, id)) ? "merge.is_over" : "merge.unknown");
		await checkNotOwn(db, who.memberId, request);
		await endMergeRequest(db, id, "declined", { endedBy: who.memberId, declinedBecause: because });
		await record(db, who.memberId, "members.merge-declined", request, { because });
		return { outcome: "declined" };
	});
}

/**
 * Whoever is second finds it done. Everything is checked again under the locks: in a week either account may have got a role,
 * been disabled or merged into another.
 */
function carryOut(
	context: MemberContext,
	{ id, keptId, goneId }: MergeRequest,
	provenBy: ProofKind,
	check: (request: MergeRequest) => void = () => {},
): Promise<{ id: string }> {
	const { who } = context;
	const accounts = { kept: keptId, gone: goneId };
	return transaction(context.db, async (db) => {
		await lockMembers(db, [keptId, goneId]);
		const request = await lockWaitingMerge(db, id);
		if (!request) {
			const { outcome } = await findRequest(db, id);
			if (outcome === "merged") return { id: keptId };
			throw refuse(mergeRefusals, "merge.is_over");
		}
		check(request);
		const pair = await findPair(db, { id: keptId, other: goneId });
		const moved = await summarizeAccount(db, goneId);
		await endMergeRequest(db, id, "merged", { provenBy, endedBy: who.memberId });
		await outdateRequestsOf(db, goneId);
		await mergeAccounts({ ...context, db }, accounts);
		const { because, askedBy } = request;
		await tellBothOfMerge({ ...context, db }, pair, { because, moved });
		await record(db, who.memberId, "members.merge", request, { because, askedBy, provenBy, ...moved });
		return { id: keptId };
	});
}

async function findRequest(db: Db, id: string): Promise<MergeRequest> {
	const request = await findMergeRequest(db, id);
	if (!request) throw refuse(mergeRefusals, "merge.unknown");
	return request;
}

/** Why this member of staff may not approve it, if so. */
export async function findBar(
	db: Db,
	staffId: string,
	{ askedBy, keptId, goneId }: MergeRequest,
): Promise<Bar | null> {
	if (askedBy === staffId) return "merge.needs_another";
	if (await isOwn(db, staffId, [keptId, goneId])) return "merge.is_own";
	return (await haveAppointed(db, askedBy, staffId, daysToWait)) ? "merge.is_too_close" : null;
}

async function checkNotOwn(db: Db, staffId: string, { keptId, goneId }: MergeRequest) {
	if (await isOwn(db, staffId, [keptId, goneId])) throw refuse(mergeRefusals, "merge.is_own");
}

/** Their staff account cannot be merged at all; a second one of theirs was used in the same browser, most likely. */
const isOwn = async (db: Db, staffId: string, pair: readonly string[]) =>
	pair.includes(staffId) || (await shareBrowser(db, staffId, pair));

/** In the log of both accounts. */
const record = (
	db: Db,
	by: string,
	action: string,
	{ keptId, goneId }: MergeRequest,
	after: Record<string, unknown>,
) =>
	recordAudits(db, [
		{ by, action, subject: `member/${keptId}`, after: { ...after, gets: `member/${goneId}` } },
		{ by, action, subject: `member/${goneId}`, after: { ...after, goesInto: `member/${keptId}` } },
	]);
