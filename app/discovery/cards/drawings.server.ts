import { LRUCache } from "lru-cache";
import type { Asker } from "../../platform/asker.server";
import { singleFlight } from "../../platform/single-flight.server";
import { takeTurns } from "../../platform/take-turns.server";
import type { Card } from "./card";
import { drawCard } from "./draw-card.server";

/** A drawing takes some 200 ms of a core: two at once leave room for pages, and who would wait longest waits ten seconds. */
const drawnAtOnce = 2;
const longestQueue = 40;

/** The drawings of a whole club: about a thousand of 45 kB. */
const maximumBytes = 64 * 1024 * 1024;

/** Draws a card, or finds the drawing by its tag. Equal cards are drawn once, those that nobody waits for any more never. */
export function createDrawings(draw: (card: Card) => Promise<Buffer> = drawCard) {
	const kept = new LRUCache<string, Buffer>({
		maxSize: maximumBytes,
		sizeCalculation: (drawing, tag) => drawing.length + 2 * tag.length,
	});
	const inTurn = takeTurns(drawnAtOnce, longestQueue);
	const drawOnce = singleFlight<Buffer>();

	return async (card: Card, tag: string, { gone, inOwnTurn }: Asker): Promise<Buffer> => {
		const known = kept.get(tag);
		if (known) return known;
		const drawAndKeep = async () => {
			const drawing = await draw(card);
			kept.set(tag, drawing);
			return drawing;
		};
		return inOwnTurn(() => drawOnce(tag, (signal) => inTurn(drawAndKeep, signal), gone), gone);
	};
}
