import { findMemberToHelp } from "../../members/care/member-list.server";
import { hideAddress } from "../../members/hidden-address";
import { isHouseAccount } from "../../members/house-account.server";
import { lockMembers } from "../../members/lock-member.server";
import { mergeAccounts, moveEverything } from "../../merging/merge-accounts.server";
import { type AccountSummary, summarizeAccount } from "../../merging/summarize-account.server";
import { sendMail } from "../../messages/send.server";
import type { MemberContext } from "../../platform/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { refuse } from "../../platform/refusal";
import { transaction } from "../../platform/transaction.server";
import { recordAudits } from "../../staff/audit.server";
import { listRoles } from "../../staff/roles.server";
import { recordView } from "../../staff/views.server";
import { memberRefusals, type mergeMembers, type mergePreview } from "./contract";

type Account = NonNullable<Awaited<ReturnType<typeof findMemberToHelp>>>;

export async function comparePair(
	{ db, who }: MemberContext,
	ids: ParsedInputOf<typeof mergePreview>,
): Promise<AnswerOf<typeof mergePreview>> {
	const { stays, goes } = await findPair(db, ids);
	for (const { id } of [stays, goes]) await recordView(db, who, "support", { memberId: id, what: "profile" });
	return { stays: await describe(db, stays), goes: await describe(db, goes) };
}

/** Idempotent: repeating a merge changes nothing and notifies nobody. */
export function mergePair(
	context: MemberContext,
	{ id, other, because }: ParsedInputOf<typeof mergeMembers>,
): Promise<AnswerOf<typeof mergeMembers>> {
	return transaction(context.db, async (db) => {
		const locked = await lockMembers(db, [id, other]);
		const isDone = locked.some((member) => member.id === other && member.mergedInto === id);
		if (isDone) {
			await moveEverything(db, { kept: id, gone: other });
			return { id };
		}
		const pair = await findPair(db, { id, other });
		const moved = await summarizeAccount(db, other);
		await mergeAccounts({ ...context, db }, { kept: id, gone: other });
		await tellBoth({ ...context, db }, pair, { because, moved });
		const change = { by: context.who.memberId, action: "members.merge" };
		await recordAudits(db, [
			{ ...change, subject: `member/${id}`, after: { because, got: `member/${other}`, ...moved } },
			{ ...change, subject: `member/${other}`, after: { because, wentInto: `member/${id}` } },
		]);
		return { id };
	});
}

/** Staff must lose their roles first, and a disabled account must be enabled first. */
async function findPair(db: Db, { id, other }: { id: string; other: string }) {
	if (id === other) throw refuse(memberRefusals, "member.is_same");
	const [stays, goes] = [await findMemberToHelp(db, id), await findMemberToHelp(db, other)];
	if (!stays || !goes || isHouseAccount(stays) || isHouseAccount(goes))
		throw refuse(memberRefusals, "member.unknown");
	for (const account of [stays, goes]) {
		if ((await listRoles(db, account.id)).length > 0) throw refuse(memberRefusals, "member.is_staff");
		if (account.disabledAt) throw refuse(memberRefusals, "member.is_disabled");
		if (account.deletedOn) throw refuse(memberRefusals, "member.is_leaving");
	}
	return { stays, goes };
}

async function describe(db: Db, account: Account) {
	const { id, name, email, phone, emailVerifiedAt, phoneVerifiedAt, since, lastSeenAt } = account;
	return {
		id,
		name,
		email,
		phone,
		isEmailVerified: emailVerifiedAt !== null,
		isPhoneVerified: phoneVerifiedAt !== null,
		since: since.toISOString(),
		lastSeenAt: lastSeenAt?.toISOString() ?? null,
		...(await summarizeAccount(db, id)),
	};
}

async function tellBoth(
	context: MemberContext,
	{ stays, goes }: { stays: Account; goes: Account },
	{ because, moved }: { because: string; moved: AccountSummary },
) {
	const write = (told: Account, other: Account) =>
		sendMail(context, {
			to: told.email,
			language: told.language,
			template: "accounts-merged",
			values: {
				name: told.name,
				stays: told === stays,
				otherEmail: hideAddress(other.email),
				because,
				moved,
			},
		});
	await write(stays, goes);
	await write(goes, stays);
}
