import { sql } from "drizzle-orm";
import { trialApplications } from "../../club-life/academy/tables.server";
import { addresses } from "../../delivery/shipping/tables.server";
import { mergeMemberCarts } from "../../orders/cart/my-cart.server";
import { contactMessages } from "../../site/contact/tables.server";
import { allocationInvites } from "../../tickets/allocations/tables.server";
import { mergeChangedTickets } from "../../tickets/changes/merge-owners.server";
import { mergeTransfers } from "../../tickets/issued/transfers/merge-transfers.server";
import { mergeWaiting } from "../../tickets/waiting-list/merge-waiting.server";
import { members } from "../tables.server";
import { type ColumnRule, leave, move, moveBy, moveUnlessThere, remove } from "./column-rules.server";

const wayIn = remove("Credentials of the merged account must not open the kept one.");
const staffAct = leave("Records which account did it, as staff.");
const evidence = leave("Evidence, which the database makes immutable. It is shown with the kept account.");

/**
 * Every column that refers to a member, and what a merge does with it. `member-columns.test.ts` compares the list with the
 * database: a new column has to be added here. Tables have their SQL names, as in the list of personal data.
 */
export const memberColumns: Record<string, ColumnRule> = {
	// What the person bought, and what is owed to them.
	"orders.member_id": move(() => ({
		// Its answer was stored for the merged account, which can make no more calls.
		once_key: sql`null`,
	})),
	"passes.member_id": move(),
	"vouchers.member_id": move(),
	"returns.member_id": move(),
	"ticket_returns.giver_id": move(),
	"pass_transfers.giver_id": moveBy(mergeTransfers),
	"changed_tickets.member_id": moveBy(mergeChangedTickets),
	"ratings.member_id": move(),
	"allocations.coordinator_id": move(),
	"allocation_invites.member_id": moveBy((db, { kept, gone }) =>
		// Both took a place of the same group: both places stay taken, one of them by the merged account.
		db.execute(sql`
			update ${allocationInvites} going set member_id = ${kept} where member_id = ${gone} and not exists (
				select from ${allocationInvites} staying
				where staying.allocation_id = going.allocation_id and staying.member_id = ${kept})`),
	),

	// What they are about to buy.
	"carts.member_id": moveBy((db, { kept, gone }) => mergeMemberCarts(db, gone, kept)),
	// Of two holds on one sale, the other expires within ten minutes.
	"ticket_holds.member_id": moveUnlessThere("sale_id"),
	"lapsed_holds.member_id": move(),
	"waiting_fans.member_id": moveUnlessThere("sale_id", () => ({ changed_at: sql`clock_timestamp()` })),
	"waiting_list.member_id": moveBy(mergeWaiting),
	"wishes.member_id": moveUnlessThere("product_id"),
	"stock_notices.member_id": moveUnlessThere("variant_id"),

	// What they told the club.
	"addresses.member_id": move(({ kept }) => ({
		is_main: sql`is_main and not exists (select from ${addresses} own where own.member_id = ${kept} and own.is_main)`,
	})),
	"children.member_id": moveUnlessThere("name birth_date"),
	// Also messages written while logged out, if the address is theirs.
	"contact_messages.member_id": moveBy((db, { kept, gone }) =>
		db.execute(sql`
			update ${contactMessages} set member_id = ${kept} where member_id = ${gone} or (member_id is null
				and email = (select email from ${members} where id = ${gone} and email_verified_at is not null))`),
	),
	// The address and number become free, and must not give somebody else access to a child's data.
	"trial_applications.member_id": moveBy((db, { kept, gone }) =>
		db.execute(sql`
			update ${trialApplications} set member_id = ${kept} where member_id = ${gone} or (member_id is null
				and (email = (select email from ${members} where id = ${gone} and email_verified_at is not null)
					or phone = (select phone from ${members} where id = ${gone} and phone_verified_at is not null)))`),
	),
	"follows.member_id": moveUnlessThere("kind target"),
	"photos.member_id": move(),
	"payment_preferences.member_id": moveUnlessThere(),
	"calendar_feeds.member_id": moveUnlessThere(),
	"quiet_hours.member_id": moveUnlessThere(),
	"notification_preferences.member_id": remove("Nobody gets more mail than the kept account has agreed to."),

	// What the club sent them, and who viewed their data.
	"inbox_messages.member_id": move(),
	"staff_views.member_id": move(),
	"push_subscriptions.member_id": move(),
	"data_exports.member_id": remove("A copy of the data of an account that no longer exists."),
	"member_consents.member_id": evidence,
	"cookie_consents.member_id": evidence,
	"members.merged_into": move(),

	"member_sessions.member_id": wayIn,
	"member_log_ins.member_id": remove("A device that is new to the kept account is reported."),
	"known_devices.member_id": wayIn,
	"reset_links.member_id": wayIn,
	"auth_tokens.member_id": wayIn,
	"second_steps.member_id": wayIn,
	"recovery_codes.member_id": wayIn,
	"passkeys.member_id": wayIn,
	"passkey_challenges.member_id": wayIn,
	"email_proofs.member_id": wayIn,
	"email_changes.member_id": wayIn,
	"reset_undos.member_id": wayIn,
	"one_time_codes.member_id": wayIn,
	"account_deletions.member_id": remove("Accounts pending deletion are not merged."),

	// Staff must lose their roles first, so these are of former staff.
	"staff_roles.member_id": remove("Staff are not merged."),
	"service_keys.owner_id": remove("A key dies with its owner's role."),
	"staff_visits.member_id": remove("Of no use without a role."),
	"announcements.member_id": staffAct,
	"article_revisions.member_id": staffAct,
	"audit_log.member_id": staffAct,
	"box_office_orders.placed_by": staffAct,
	"contact_messages.assigned_to": staffAct,
	"gate_incidents.noted_by": staffAct,
	"gate_measures.asked_by": staffAct,
	"gate_measures.approved_by": staffAct,
	"gate_measures.ended_by": staffAct,
	"gate_scans.member_id": staffAct,
	"merge_requests.kept_id": staffAct,
	"merge_requests.gone_id": staffAct,
	"merge_requests.asked_by": staffAct,
	"merge_requests.ended_by": staffAct,
	"dispute_notes.written_by": staffAct,
	"inbox_replies.written_by": staffAct,
	"match_changes.created_by": staffAct,
	"match_entries.member_id": staffAct,
	"order_events.actor_id": staffAct,
	"staff_views.staff_id": staffAct,
	"stock_movements.member_id": staffAct,
	"trial_applications.assigned_to": staffAct,
};
