import { isCounterAccount } from "../../members/counter-account.server";
import { hideAddress } from "../../members/hidden-address";
import { type AccountSummary, summarizeAccount } from "../../members/merging/summarize-account.server";
import { listRoles } from "../../members/staff/roles.server";
import { findMemberToHelp } from "../../members/support/member-list.server";
import { addToInbox } from "../../messages/inbox/inbox.server";
import { mailMember, sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { pairRefusals } from "./merge-refusals";

type Account = NonNullable<Awaited<ReturnType<typeof findMemberToHelp>>>;
export type AccountPair = { stays: Account; goes: Account };

/** Staff must lose their roles first, and a disabled account must be enabled first. */
export async function findPair(db: Db, { id, other }: { id: string; other: string }): Promise<AccountPair> {
	if (id === other) throw refuse(pairRefusals, "member.is_same");
	const [stays, goes] = [await findMemberToHelp(db, id), await findMemberToHelp(db, other)];
	if (!stays || !goes || isCounterAccount(stays) || isCounterAccount(goes))
		throw refuse(pairRefusals, "member.unknown");
	for (const account of [stays, goes]) {
		if ((await listRoles(db, account.id)).length > 0) throw refuse(pairRefusals, "member.is_staff");
		if (account.disabledAt) throw refuse(pairRefusals, "member.is_disabled");
		if (account.deletedOn) throw refuse(pairRefusals, "member.is_leaving");
	}
	return { stays, goes };
}

export async function describeAccount(db: Db, account: Account) {
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

/** While there is time to object. */
export async function tellBothOfRequest(
	context: MemberContext,
	pair: AccountPair,
	{ because, until }: { because: string; until: Date },
) {
	for (const [told, other] of bothWays(pair)) {
		const stays = told === pair.stays;
		await mailMember(context, told, {
			language: told.language,
			template: "merge-asked",
			values: { name: told.name, stays, otherEmail: hideAddress(other.email), because, until },
		});
		await addToInbox(context.db, told.id, "orders", {
			title: {
				id: "Klub ingin menggabungkan akunmu",
				en: "The club wants to merge your accounts",
			},
			body: {
				id: `Dengan akun ${hideAddress(other.email)}. Belum ada yang berubah; bukan milikmu? Segera tulis kepada kami.`,
				en: `With the account ${hideAddress(other.email)}. Nothing has changed yet. Not yours? Write to us at once.`,
			},
			path: pathTo("Contact us"),
		});
	}
}

export async function tellBothOfMerge(
	context: MemberContext,
	pair: AccountPair,
	{ because, moved }: { because: string; moved: AccountSummary },
) {
	for (const [told, other] of bothWays(pair))
		await sendMail(context, {
			to: told.email,
			language: told.language,
			template: "accounts-merged",
			values: {
				name: told.name,
				stays: told === pair.stays,
				otherEmail: hideAddress(other.email),
				because,
				moved,
			},
		});
}

const bothWays = ({ stays, goes }: AccountPair) =>
	[
		[stays, goes],
		[goes, stays],
	] as const;
