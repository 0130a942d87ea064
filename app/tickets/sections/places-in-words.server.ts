import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Db } from "../../platform/data/database.server";
import type { Localized } from "../../platform/words/language";
import { findSeats } from "../seats/wanted-seats.server";
import { findSectionPlaces } from "./section-places.server";

export type Place = { sectionId: string; seatId: string | null };

/** A match and places in it as mails name them. */
export async function putPlacesInWords(db: Db, eventId: string, places: readonly Place[]) {
	const [row] = await listRows(db, { where: isEventOneOf([eventId]), order: "soonest", limit: 1 });
	const [id, en] = [toFixture(row!, null, "id"), toFixture(row!, null, "en")];
	const sections = await findSectionPlaces(
		db,
		places.map(({ sectionId }) => sectionId),
	);
	const seats = await findSeats(
		db,
		places.flatMap(({ seatId }) => seatId ?? []),
	);
	return {
		match: { id: fixtureTitle(id), en: fixtureTitle(en) } satisfies Localized,
		slug: id.slug,
		startsAt: id.startsAt,
		timeZone: id.venue.timeZone,
		places: places.map(({ sectionId, seatId }): Localized => {
			const { label } = sections.get(sectionId)!;
			const seat = seats.find((one) => one.id === seatId);
			if (!seat) return label;
			return {
				id: `${label.id}, baris ${seat.row} kursi ${seat.number}`,
				en: `${label.en ?? label.id}, row ${seat.row} seat ${seat.number}`,
			};
		}),
	};
}
