import * as z from "zod";
import type { SeatKind } from "./seat-kinds";

const seatNumber = z.int().check(z.gte(1), z.lte(500));

/** Seats beside each other in one row. A row with an aisle is two of these. */
export const seatRowSchema = z.object({
	/** Counted from the pitch. */
	row: z.int().check(z.gte(1), z.lte(200)),
	from: seatNumber,
	to: seatNumber,
	/** Which of them are wheelchair places; the seat after each is its companion's. */
	wheelchairs: z.array(seatNumber).check(z.maxLength(100)),
});
export type SeatRow = z.infer<typeof seatRowSchema>;

type PlacedSeat = { row: number; number: number; kind: SeatKind };

/** The seats that some rows describe, each once if `findRowFaults` has nothing to say. */
export const listSeatsOf = (rows: readonly SeatRow[]): PlacedSeat[] =>
	rows.flatMap(({ row, from, to, wheelchairs }) =>
		Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => {
			const number = from + at;
			return { row, number, kind: kindOf(wheelchairs, number) };
		}),
	);

function kindOf(wheelchairs: readonly number[], number: number): SeatKind {
	if (wheelchairs.includes(number)) return "wheelchair";
	return wheelchairs.includes(number - 1) ? "companion" : "seat";
}

/** The same the other way round: from the pitch upwards, seats without a gap together. */
export function describeRows(seats: readonly PlacedSeat[]): SeatRow[] {
	const rows: SeatRow[] = [];
	for (const { row, number, kind } of seats.toSorted(byPlace)) {
		const last = rows.at(-1);
		const current =
			last?.row === row && last.to === number - 1 ? last : { row, from: number, to: number, wheelchairs: [] };
		if (current !== last) rows.push(current);
		current.to = number;
		if (kind === "wheelchair") current.wheelchairs.push(number);
	}
	return rows;
}
const byPlace = (one: PlacedSeat, other: PlacedSeat) => one.row - other.row || one.number - other.number;

/** What is wrong with some rows, in the order of the rows: `at` is the row's index. */
export type SeatRowError = { at: number; field: keyof SeatRow; fault: "backwards" | "twice" | "wheelchair" };

export function findRowErrors(rows: readonly SeatRow[]): SeatRowError[] {
	return rows.flatMap(({ row, from, to, wheelchairs }, at): SeatRowError[] => {
		if (to < from) return [{ at, field: "to", fault: "backwards" }];
		const clash = rows
			.slice(0, at)
			.find((other) => other.row === row && other.from <= to && from <= other.to);
		if (clash) {
			// The very same row again, or one that begins inside the other.
			const field = clash.from === from ? "row" : clash.from < from ? "from" : "to";
			return [{ at, field, fault: "twice" }];
		}
		const isWrong = wheelchairs.some(
			(number, index) =>
				number < from ||
				number >= to ||
				wheelchairs.some((other, place) => place < index && Math.abs(other - number) < 2),
		);
		return isWrong ? [{ at, field: "wheelchairs", fault: "wheelchair" }] : [];
	});
}
