import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import { listOrderedPlaces } from "../buying/ordered-places.server";
import { putPlacesInWords } from "../sections/places-in-words.server";

/** Block, row and seat of every place of these orders, by order id. */
export async function describePlaces(db: Db, language: Language, orderIds: readonly string[]) {
	const rows = await listOrderedPlaces(db, orderIds);
	const [first] = rows;
	const words = first ? (await putPlacesInWords(db, first.eventId, rows)).places : [];
	const places = new Map<string, string[]>(orderIds.map((id) => [id, []]));
	for (const [at, { orderId }] of rows.entries()) places.get(orderId)!.push(localize(words[at]!, language));
	return places;
}
