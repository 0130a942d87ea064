import { LRUCache } from "lru-cache";
import { boundedQueue } from "../../../platform/queues/bounded-queue.server";
import { singleFlight } from "../../../platform/queues/single-flight.server";
import type { Card } from "./card";
import { drawCard } from "./draw-card.server";

/** Rendering takes about 200 ms of CPU: two at once leave room for pages, and the longest wait is ten seconds. */
const drawnAtOnce = 2;
const longestQueue = 40;

/** Enough for a whole club: about a thousand of 45 kB. */
const maximumBytes = 64 * 1024 * 1024;

/** Renders a card, or returns the cached one. Identical requests share one render; abandoned ones are skipped. */
export function createDrawings(draw: (card: Card) => Promise<Buffer> = drawCard) {
	const kept = new LRUCache<string, Buffer>({
		maxSize: maximumBytes,
		sizeCalculation: (drawing, tag) => drawing.length + 2 * tag.length,
	});
	const inTurn = boundedQueue(drawnAtOnce, longestQueue);
	const drawOnce = singleFlight<Buffer>();

	return async (card: Card, tag: string, gone: AbortSignal): Promise<Buffer> => {
		const known = kept.get(tag);
		if (known) return known;
		const drawAndKeep = async () => {
			const drawing = await draw(card);
			kept.set(tag, drawing);
			return drawing;
		};
		return drawOnce(tag, (signal) => inTurn(drawAndKeep, signal), gone);
	};
}
