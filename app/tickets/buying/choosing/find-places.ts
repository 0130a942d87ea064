import { callApi } from "../../../platform/http/call-api";
import { bestTogether } from "../../seats/best-seats";
import { sectionSeats } from "../../seats/contract";
import type { OfferedSection } from "../../sections/offered-section";

type Places = { section: OfferedSection; seats: readonly string[] };

/** So many blocks are asked for their seats, one after the other. */
const mostTried = 6;

/** The best places in the cheapest block that has so many together. Read at the press, so that they are free now. */
export async function findPlaces(sections: readonly OfferedSection[], count: number): Promise<Places | null> {
	const fitting = sections
		.filter(({ left, perMemberLimit }) => left >= count && perMemberLimit >= count)
		.toSorted((one, other) => one.price - other.price || other.left - one.left);
	for (const section of fitting.slice(0, mostTried)) {
		const seats = section.isNumbered ? await bestSeats(section.id, count) : [];
		if (seats) return { section, seats };
	}
	return null;
}

async function bestSeats(id: string, count: number): Promise<string[] | undefined> {
	const { seats } = await callApi(sectionSeats, { id });
	const best = bestTogether(
		seats.filter(({ kind }) => kind === "seat"),
		count,
	);
	return best?.map((seat) => seat.id);
}
