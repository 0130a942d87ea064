import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import type { SeatRow } from "../../../tickets/seats/seat-rows";
import type { SectionPlan } from "../../../tickets/selling/section-contract";

/** A row of seats as typed. */
export type RowDraft = Record<keyof SeatRow, string>;

/** A section as typed. Both kinds of seating are kept, so that switching loses nothing. */
export type SectionDraft = {
	key: string;
	name: string;
	nameEn: string;
	gate: string;
	note: string;
	noteEn: string;
	price: string;
	limit: string;
	isShaded: boolean;
	seating: "free" | "numbered";
	quota: string;
	rows: RowDraft[];
};

export const draftSection = ({
	key,
	label,
	gate,
	note,
	price,
	perMemberLimit,
	isShaded,
	seating,
}: SectionPlan): SectionDraft => ({
	key,
	name: label.id,
	nameEn: label.en ?? "",
	gate,
	note: note?.id ?? "",
	noteEn: note?.en ?? "",
	price: formatCount(price, "id"),
	limit: String(perMemberLimit),
	isShaded,
	seating: seating.kind,
	quota: seating.kind === "free" ? String(seating.quota) : "",
	rows: seating.kind === "numbered" ? seating.rows.map(draftRow) : [],
});

export const emptySection = (key: string, name: { id: string; en: string } | null): SectionDraft => ({
	key,
	name: name?.id ?? "",
	nameEn: name?.en ?? "",
	gate: "",
	note: "",
	noteEn: "",
	price: "",
	limit: "4",
	isShaded: false,
	seating: "free",
	quota: "",
	rows: [],
});

const draftRow = ({ row, from, to, wheelchairs }: SeatRow): RowDraft => ({
	row: String(row),
	from: String(from),
	to: String(to),
	wheelchairs: wheelchairs.join(", "),
});

/** The next row upwards, as long as the last. */
export function nextRow(rows: readonly RowDraft[]): RowDraft {
	const last = rows.at(-1);
	const highest = Math.max(0, ...rows.map(({ row }) => readRupiah(row) ?? 0));
	return { row: String(highest + 1), from: last?.from ?? "1", to: last?.to ?? "20", wheelchairs: "" };
}

/** Null if a field is invalid. */
export function readSeatRow({ row, from, to, wheelchairs }: RowDraft): SeatRow | null {
	const [number, first, last] = [row, from, to].map(readRupiah);
	const places = readNumbers(wheelchairs);
	if (number == null || first == null || last == null || !places) return null;
	return { row: number, from: first, to: last, wheelchairs: places };
}

/** "5, 9" is 5 and 9. */
export function readNumbers(typed: string): number[] | null {
	const parts = typed.split(/[\s,;]+/).filter(Boolean);
	return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null;
}

/** The parsed section; null while a field is unclear. */
export function readSection(draft: SectionDraft): SectionPlan | null {
	const [price, perMemberLimit] = [readRupiah(draft.price), readRupiah(draft.limit)];
	const quota = readRupiah(draft.quota);
	const rows = draft.rows.flatMap((row) => readSeatRow(row) ?? []);
	const isNumbered = draft.seating === "numbered";
	if (price === null || perMemberLimit === null || !draft.key) return null;
	if (isNumbered ? rows.length < draft.rows.length || rows.length === 0 : quota === null) return null;
	return {
		key: draft.key,
		label: words(draft.name, draft.nameEn),
		gate: draft.gate,
		note: draft.note.trim() ? words(draft.note, draft.noteEn) : null,
		price,
		perMemberLimit,
		isShaded: draft.isShaded,
		seating: isNumbered ? { kind: "numbered", rows } : { kind: "free", quota: quota! },
	};
}

const words = (id: string, en: string) => ({ id, ...(en.trim() && { en }) });
