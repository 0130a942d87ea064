import { resendProofTo } from "../../members/registration/email-proofs.server";
import { searchMembers } from "../../members/search-members.server";
import { recordAudit } from "../../members/staff/audit.server";
import { listAudit } from "../../members/staff/audit-list.server";
import { listRoles } from "../../members/staff/roles.server";
import { recordView } from "../../members/staff/views.server";
import { changeDisabled } from "../../members/support/disable-member.server";
import { findMemberToHelp, listMemberPage } from "../../members/support/member-list.server";
import { findResting, wakeAddress } from "../../messages/bounces/resting-addresses.server";
import { listLatestOrders } from "../../orders/history/list-my-orders.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { findTicket } from "../../tickets/issued/my-tickets.server";
import { readTicketNumber } from "../../tickets/issued/ticket-number";
import {
	type disableMember,
	memberRefusals,
	type memberSearch,
	membersPerPage,
	type staffMember,
} from "./contract";

export async function listForOffice(
	{ db }: MemberContext,
	{ q, state, after }: ParsedInputOf<typeof memberSearch>,
): Promise<AnswerOf<typeof memberSearch>> {
	const rows = await listMemberPage(db, {
		ids: q ? await findIds(db, q) : undefined,
		isDisabled: state === "disabled",
		after,
		limit: membersPerPage + 1,
	});
	const shown = rows.slice(0, membersPerPage);
	return {
		members: shown.map(({ since, ...member }) => ({ ...member, since: since.toISOString() })),
		next: rows.length > membersPerPage ? shown.at(-1)!.id : null,
	};
}

/** Also searches order and ticket numbers: often that is all a fan has at hand. */
async function findIds(db: Db, q: string): Promise<string[]> {
	const ticket = readTicketNumber(q);
	const [ids, order, pass] = await Promise.all([
		searchMembers(db, q),
		findAnyOrder(db, { number: q.toUpperCase() }),
		ticket ? findTicket(db, ticket) : null,
	]);
	return [...ids, ...(order ? [order.memberId] : []), ...(pass ? [pass.memberId] : [])];
}

const ordersShown = 10;

export async function readForOffice(
	{ db, who }: MemberContext,
	id: string,
): Promise<AnswerOf<typeof staffMember>> {
	const found = await findMemberToHelp(db, id);
	if (!found) throw refuse(memberRefusals, "member.unknown");
	await recordView(db, who, "support", { memberId: id, what: "profile" });
	const [resting, roles, orders, { entries }] = await Promise.all([
		findResting(db, found.email),
		listRoles(db, id),
		listLatestOrders(db, id, ordersShown),
		listAudit(db, { q: `member/${id}` }),
	]);
	const {
		since,
		lastSeenAt,
		emailVerifiedAt,
		phoneVerifiedAt,
		disabledAt,
		disabledBecause,
		deletedOn,
		...rest
	} = found;
	return {
		...rest,
		since: since.toISOString(),
		lastSeenAt: lastSeenAt?.toISOString() ?? null,
		isEmailVerified: emailVerifiedAt !== null,
		isPhoneVerified: phoneVerifiedAt !== null,
		disabled: disabledAt && { at: disabledAt.toISOString(), because: disabledBecause ?? "" },
		deletedOn: deletedOn?.toISOString() ?? null,
		resting: resting && {
			reason: resting.reason,
			detail: resting.detail,
			since: resting.since.toISOString(),
		},
		roles,
		orders: orders.map(({ number, kind, state, total, createdAt }) => ({
			number,
			kind,
			state,
			total,
			placedAt: createdAt.toISOString(),
		})),
		changes: entries.map(({ at, by, action, after }) => ({
			at,
			by: by?.name ?? null,
			action,
			because: (after as { because?: string } | null)?.because ?? null,
		})),
	};
}

export async function wakeForOffice({ db, who }: MemberContext, id: string) {
	const found = await findMemberToHelp(db, id);
	if (!found) throw refuse(memberRefusals, "member.unknown");
	await transaction(db, async (db) => {
		const before = await findResting(db, found.email);
		if (!before || !(await wakeAddress(db, found.email))) throw refuse(memberRefusals, "member.gets_mail");
		await recordAudit(db, {
			by: who.memberId,
			action: "members.wake_mail",
			subject: `member/${id}`,
			before: { reason: before.reason, detail: before.detail },
		});
	});
}

export async function resendForOffice(context: MemberContext, id: string) {
	const found = await findMemberToHelp(context.db, id);
	if (!found) throw refuse(memberRefusals, "member.unknown");
	return transaction(context.db, async (db) => {
		// In the member's language, not that of the staff.
		if (!(await resendProofTo({ ...context, db, language: found.language }, id)))
			throw refuse(memberRefusals, "member.is_verified");
		await recordAudit(db, {
			by: context.who.memberId,
			action: "members.verification",
			subject: `member/${id}`,
		});
	});
}

/** Staff must lose their roles first, so that no role can lock out another. */
export async function disableForOffice(
	context: MemberContext,
	{ id, isDisabled, because }: ParsedInputOf<typeof disableMember>,
): Promise<AnswerOf<typeof disableMember>> {
	if (!(await findMemberToHelp(context.db, id))) throw refuse(memberRefusals, "member.unknown");
	return transaction(context.db, async (db) => {
		const before = await changeDisabled({ ...context, db }, id, { isDisabled, because });
		if (isDisabled && (await listRoles(db, id)).length > 0) throw refuse(memberRefusals, "member.is_staff");
		if (before)
			await recordAudit(db, {
				by: context.who.memberId,
				action: isDisabled ? "members.disable" : "members.enable",
				subject: `member/${id}`,
				before: before.disabledBecause ? { because: before.disabledBecause } : undefined,
				after: { because },
			});
		return { isDisabled };
	});
}
