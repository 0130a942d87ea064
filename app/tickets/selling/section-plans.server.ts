import { asc, inArray } from "drizzle-orm";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import { InvalidInput } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { describeRows, findRowErrors, listSeatsOf, type SeatRowError } from "../seats/seat-rows";
import { type TicketSeat, type TicketSection, ticketSeats } from "../tables.server";
import { mostSeats, type SectionPlan } from "./section-contract";

/** A section as staff edit it. `quota` counts only where seating is free. */
export const planOf = (
	section: TicketSection,
	quota: number,
	seats: readonly TicketSeat[] | undefined,
): SectionPlan => ({
	key: section.key,
	label: section.label,
	gate: section.gate,
	note: section.note,
	price: section.price,
	perMemberLimit: section.perMemberLimit,
	isShaded: section.shaded,
	seating: seats?.length ? { kind: "numbered", rows: describeRows(seats) } : { kind: "free", quota },
});

/** In the audit log. */
export const sectionSubjectOf = ({ id, key }: Pick<TicketSection, "id" | "key">) => `section/${key}/${id}`;

export const versionOf = (plan: SectionPlan) => contentVersion(plan);

/** The seats of numbered sections, by section. */
export async function findSeatsOf(db: Db, sectionIds: readonly string[]): Promise<Map<string, TicketSeat[]>> {
	if (sectionIds.length === 0) return new Map();
	const seats = await db
		.select()
		.from(ticketSeats)
		.where(inArray(ticketSeats.sectionId, [...sectionIds]))
		.orderBy(asc(ticketSeats.row), asc(ticketSeats.number));
	return Map.groupBy(seats, ({ sectionId }) => sectionId);
}

/** How many places a section has; a numbered one as many as it has seats. */
export const sizeOfPlan = ({ seating }: SectionPlan): number =>
	seating.kind === "free" ? seating.quota : listSeatsOf(seating.rows).length;

/** Rows that run backwards, the same seat twice, or a companion without a seat. */
export function checkRows({ seating }: SectionPlan, language: Language) {
	if (seating.kind === "free") return;
	const faults: Record<string, string[]> = {};
	for (const fault of findRowErrors(seating.rows))
		faults[`seating.rows.${fault.at}.${fault.field}`] = [localize(sayFault(fault, seating.rows), language)];
	if (Object.keys(faults).length === 0 && listSeatsOf(seating.rows).length > mostSeats)
		faults["seating.rows"] = [localize(tooMany, language)];
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
}

function sayFault({ at, fault }: SeatRowError, rows: readonly { row: number }[]): Localized {
	const { row } = rows[at]!;
	if (fault === "backwards")
		return {
			id: "Kursi terakhir harus sama atau setelah yang pertama.",
			en: "The last seat must not be before the first.",
		};
	if (fault === "twice")
		return {
			id: `Kursi-kursi ini sudah ada di baris ${row} di atas.`,
			en: `These seats are already in row ${row} above.`,
		};
	return {
		id: "Tempat kursi roda harus ada di baris ini, dengan satu kursi pendamping di kanannya.",
		en: "A wheelchair space must be in this row, with a companion seat of its own to the right.",
	};
}
const tooMany = {
	id: `Paling banyak ${mostSeats} kursi dalam satu tribun.`,
	en: `At most ${mostSeats} seats in one section.`,
};
