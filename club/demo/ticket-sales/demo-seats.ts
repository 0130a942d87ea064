import type { SeatKind } from "../../../app/tickets/seats/seat-kinds";
import { demoId } from "../demo-id";
import { demoSales } from "./demo-sale";
import { venueBlocks } from "./venue-blocks";

/** The one stand with numbered seats: covered, and with wheelchair places in the front row. */
const numbered = { event: "match-bayu-selatan", stand: "barat", seatsInRow: 25 } as const;

export type DemoSeat = { id: string; row: number; number: number; kind: SeatKind; isSold: boolean };

/** The seats of each numbered block; as many are sold as its section says. */
export function demoSeats(): { sectionId: string; seats: DemoSeat[] }[] {
	const sale = demoSales.find(({ event }) => event === numbered.event)!;
	const { quota, blocks } = venueBlocks[sale.venueMap]!.find(({ stand }) => stand === numbered.stand)!;
	return Array.from({ length: blocks }, (_, block) => {
		const key = `${numbered.stand}-${block + 1}`;
		const sold = quota - (sale.left?.[numbered.stand]?.[block] ?? quota);
		const seats = Array.from({ length: quota }, (_, at) => {
			const [row, number] = [Math.floor(at / numbered.seatsInRow) + 1, (at % numbered.seatsInRow) + 1];
			const id = demoId(`ticket-seat/${numbered.event}/${key}/${row}/${number}`);
			return { id, row, number, kind: kindOf(row, number), isSold: false };
		});
		// Wheelchair places go last: the demo always has some to try.
		const inOrder = seats.toSorted((one, other) => rank(one, block) - rank(other, block));
		for (const seat of inOrder.slice(0, sold)) seat.isSold = true;
		return { sectionId: demoId(`ticket-section/${numbered.event}/${key}`), seats };
	});
}

function kindOf(row: number, number: number): SeatKind {
	if (row > 1 || number < 15 || number > 20) return "seat";
	return number % 2 === 1 ? "wheelchair" : "companion";
}

/** By chance, in pairs, so that neighbours are left free together. */
function rank({ row, number, kind }: DemoSeat, block: number): number {
	const pair = Math.ceil(number / 2);
	const chance = Math.sin(row * 12.9898 + pair * 78.233 + block * 37.719) * 43_758.5453;
	return chance - Math.floor(chance) + (kind === "seat" ? 0 : 1);
}
