import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, id, instant } from "../../platform/data/columns.server";
import { members } from "../tables.server";
import { codePlaces, mergeOutcomes, proofKinds } from "./merge-states";

const member = (name: string) => uuid(name).references(() => members.id, { onDelete: "restrict" });

/** Merges that staff have asked for. Each waits for the owner of the account that goes, or for a second person. */
export const mergeRequests = pgTable(
	"merge_requests",
	{
		id: id(),
		keptId: member("kept_id").notNull(),
		goneId: member("gone_id").notNull(),
		because: text("because").notNull(),
		askedBy: member("asked_by").notNull(),
		askedAt: instant("asked_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
		/** The latest code sent to the account that goes: where to, and a hash of it together with that address. */
		codeTo: text("code_to", { enum: codePlaces }),
		codeSalt: bytes("code_salt"),
		codeHash: bytes("code_hash"),
		codeTries: smallint("code_tries").notNull().default(0),
		codeExpiresAt: instant("code_expires_at"),
		/** Null while it waits. */
		outcome: text("outcome", { enum: mergeOutcomes }),
		/** Who agreed to a merge that was made. */
		provenBy: text("proven_by", { enum: proofKinds }),
		/** The member of staff who approved, declined or entered the code; null if it lapsed. */
		endedBy: member("ended_by"),
		endedAt: instant("ended_at"),
		declinedBecause: text("declined_because"),
	},
	(request) => [
		uniqueIndex("merge_requests_one_waiting").on(request.goneId).where(sql`${request.outcome} is null`),
		index("merge_requests_kept").on(request.keptId),
		index("merge_requests_gone").on(request.goneId),
		check("merge_requests_two_accounts", sql`${request.keptId} <> ${request.goneId}`),
		check(
			"merge_requests_of_others",
			sql`${request.askedBy} not in (${request.keptId}, ${request.goneId})
				and (${request.endedBy} is null or ${request.endedBy} not in (${request.keptId}, ${request.goneId}))`,
		),
		check("merge_requests_end_once", sql`(${request.outcome} is null) = (${request.endedAt} is null)`),
		// The owner, or two people.
		check(
			"merge_requests_never_by_one",
			sql`case when ${request.outcome} is distinct from 'merged' then ${request.provenBy} is null
				else ${request.endedBy} is not null and (coalesce(${request.provenBy} = 'owner', false)
					or coalesce(${request.provenBy} = 'colleague' and ${request.endedBy} <> ${request.askedBy}, false)) end`,
		),
		check("merge_requests_tries", sql`${request.codeTries} between 0 and 5`),
	],
);
export type MergeRequest = typeof mergeRequests.$inferSelect;
