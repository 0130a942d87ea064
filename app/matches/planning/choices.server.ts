import type { PgTable } from "drizzle-orm/pg-core";
import { recordAudit } from "../../members/staff/audit.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { competitions, teams, venues } from "../events/tables.server";
import type { addCompetition, addTeam, addVenue } from "./contract";

export const createTeam = (context: MemberContext, team: ParsedInputOf<typeof addTeam>) =>
	add(context, teams, "team", { ...team, crest: { art: "rival", slug: team.slug, colour: team.colour } });

export const createCompetition = (context: MemberContext, one: ParsedInputOf<typeof addCompetition>) =>
	add(context, competitions, "competition", one);

export const createVenue = (context: MemberContext, venue: ParsedInputOf<typeof addVenue>) =>
	add(context, venues, "venue", venue);

/** Its slug appears in addresses and is never changed, so one that is taken is refused. */
async function add<Table extends PgTable>(
	{ db, who, language }: MemberContext,
	table: Table,
	kind: "team" | "competition" | "venue",
	values: Table["$inferInsert"] & { slug: string },
) {
	const { slug } = values;
	await transaction(db, async (db) => {
		const made = await db.insert(table).values(values).onConflictDoNothing().returning();
		if (made.length === 0) throw new InvalidInput({ name: [localize(taken, language)] });
		await recordAudit(db, {
			by: who.memberId,
			action: `events.add-${kind}`,
			subject: `${kind}/${slug}`,
			after: values,
		});
	});
	return { slug };
}

const taken = { id: "Nama ini sudah ada.", en: "This name already exists." };
