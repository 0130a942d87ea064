import { listMembers } from "../../members/find-member.server";
import { findCodeAddresses } from "../../members/merging/merge-codes.server";
import {
	countWaitingMerges,
	findWaitingMerge,
	listMergeRequests,
} from "../../members/merging/merge-requests.server";
import { codePlaces } from "../../members/merging/merge-states";
import { recordView } from "../../members/staff/views.server";
import { listAccounts } from "../../members/support/member-list.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { type mergeList, type mergePreview, mergesPerPage } from "./merge-contract";
import { describeAccount, findPair } from "./merge-pair.server";
import { findBar } from "./merging.server";

export async function comparePair(
	context: MemberContext,
	ids: ParsedInputOf<typeof mergePreview>,
): Promise<AnswerOf<typeof mergePreview>> {
	const { db, who } = context;
	const { stays, goes } = await findPair(db, ids);
	for (const { id } of [stays, goes]) await recordView(db, who, "support", { memberId: id, what: "profile" });
	return {
		stays: await describeAccount(db, stays),
		goes: await describeAccount(db, goes),
		request: await describeWaiting(context, ids),
	};
}

async function describeWaiting(
	{ db, who }: MemberContext,
	{ id, other }: ParsedInputOf<typeof mergePreview>,
): Promise<AnswerOf<typeof mergePreview>["request"]> {
	const request = await findWaitingMerge(db, { kept: id, gone: other });
	if (request?.keptId !== id) return null;
	const { because, askedBy, askedAt, expiresAt, codeTo, codeExpiresAt } = request;
	const [asker] = await listMembers(db, [askedBy]);
	const addresses = await findCodeAddresses(db, other);
	return {
		id: request.id,
		because,
		askedBy: asker?.name ?? "",
		askedAt: askedAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
		barredBy: await findBar(db, who.memberId, request),
		codePlaces: codePlaces.filter((place) => addresses[place]),
		code:
			codeTo && codeExpiresAt && codeExpiresAt.getTime() > Date.now()
				? { place: codeTo, expiresAt: codeExpiresAt.toISOString() }
				: null,
	};
}

export async function listMerges(
	{ db }: MemberContext,
	{ tab, after }: ParsedInputOf<typeof mergeList>,
): Promise<AnswerOf<typeof mergeList>> {
	const isWaiting = tab === "waiting";
	const rows = await listMergeRequests(db, { isWaiting, after, limit: mergesPerPage + 1 });
	const shown = rows.slice(0, mergesPerPage);
	const [accounts, staff] = [
		await listAccounts(
			db,
			shown.flatMap(({ keptId, goneId }) => [keptId, goneId]),
		),
		await listMembers(
			db,
			shown.flatMap(({ askedBy, endedBy }) => [askedBy, endedBy ?? []].flat()),
		),
	];
	const account = (id: string) => accounts.find((one) => one.id === id) ?? null;
	const nameOf = (id: string | null) => staff.find((one) => one.id === id)?.name ?? null;
	return {
		merges: shown.map(({ keptId, goneId, askedBy, askedAt, expiresAt, outcome, ...rest }) => ({
			id: rest.id,
			stays: account(keptId),
			goes: account(goneId),
			because: rest.because,
			askedBy: nameOf(askedBy) ?? "",
			askedAt: askedAt.toISOString(),
			expiresAt: expiresAt.toISOString(),
			outcome: outcome ?? (isWaiting ? null : "expired"),
			provenBy: rest.provenBy,
			endedBy: nameOf(rest.endedBy),
			endedAt: rest.endedAt?.toISOString() ?? null,
			declinedBecause: rest.declinedBecause,
		})),
		waiting: await countWaitingMerges(db),
		next: rows.length > mergesPerPage ? shown.at(-1)!.id : null,
	};
}
