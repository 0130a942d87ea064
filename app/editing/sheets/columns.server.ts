import type { Localized } from "../../platform/words/language";
import { fromLocalMoment, toLocalMoment } from "../../platform/words/local-moment";
import { formatCount } from "../../platform/words/numbers";
import { readRupiah } from "../../platform/words/read-rupiah";

/** What is wrong with a cell, for the person who filled it in. */
export class CellError extends Error {
	constructor(readonly reason: Localized) {
		super(reason.en ?? reason.id);
		this.name = "CellFault";
	}
}

export type Column<Value> = {
	/** What to enter, for the person who fills in the file. */
	about: Localized;
	/**
	 * `value`: data. `info`: written for people, ignored when read. `remark`: read along with a change, but not stored as
	 * part of the row. Only values are required in a file.
	 */
	part: "value" | "info" | "remark";
	read(cell: string): Value;
	/** Equal values give equal text. */
	write(value: Value): string;
};

const value = <Value>(column: Omit<Column<Value>, "part">): Column<Value> => ({ ...column, part: "value" });

/** An empty cell is null. */
export const optional = <Value>({ read, write, ...column }: Column<Value>): Column<Value | null> => ({
	...column,
	read: (cell) => (cell === "" ? null : read(cell)),
	write: (value) => (value === null ? "" : write(value)),
});

export const remark = <Value>(column: Column<Value>): Column<Value> => ({ ...column, part: "remark" });

export const info = (about: Localized): Column<string | number | null> => ({
	about,
	part: "info",
	read: () => null,
	write: (value) => (value === null ? "" : tidy(String(value))),
});

export const wordsColumn = (about: Localized, most: number): Column<string> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			if (cell.length > most)
				fault(
					`Paling banyak ${most} huruf; ini ${cell.length}.`,
					`At most ${most} characters; this has ${cell.length}.`,
				);
			return cell;
		},
		write: tidy,
	});

export const pathWordColumn = (about: Localized): Column<string> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) || cell.length > 80)
				fault("Hanya huruf kecil, angka, dan tanda hubung.", "Only lower-case letters, digits and hyphens.");
			return cell;
		},
		write: (cell) => cell,
	});

export const matching = (about: Localized, pattern: RegExp, example: string): Column<string> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			if (!pattern.test(cell)) fault(`Tulis seperti ${example}.`, `Write it like ${example}.`);
			return cell;
		},
		write: (cell) => cell,
	});

export const rupiah = (about: Localized): Column<number> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			const amount = readRupiah(cell);
			if (amount === null)
				fault(
					"Ini bukan jumlah rupiah yang jelas. Tulis 1250000 atau 1.250.000.",
					"This amount in rupiah is ambiguous. Write 1250000 or 1.250.000.",
				);
			if (amount < 1 || amount > 1_000_000_000)
				fault("Harus antara Rp 1 dan Rp 1.000.000.000.", "Must be between Rp 1 and Rp 1,000,000,000.");
			return amount;
		},
		write: String,
	});

type Range = { least?: number; most: number };

export const wholeNumberColumn = (about: Localized, { least = 0, most }: Range): Column<number> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			const number = readRupiah(cell);
			if (number === null) fault("Tulis angka bulat, misalnya 12.", "Write a whole number, such as 12.");
			return within(number, least, most);
		},
		write: String,
	});

/** With a decimal comma or point. */
export const decimal = (about: Localized, { least = 0, most }: Range): Column<number> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			if (!/^\d{1,9}([.,]\d{1,4})?$/.test(cell))
				fault("Tulis angka, misalnya 12,5.", "Write a number, such as 12.5.");
			return within(Number(cell.replace(",", ".")), least, most);
		},
		write: String,
	});

export const choice = <const Choice extends string>(
	about: Localized,
	choices: readonly Choice[],
): Column<Choice> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			const found = choices.find((each) => each === cell.toLowerCase());
			if (!found) fault(`Pilih salah satu: ${choices.join(", ")}.`, `Choose one of ${choices.join(", ")}.`);
			return found;
		},
		write: (chosen) => chosen,
	});

const yes = ["ya", "yes", "true", "1"];
const no = ["tidak", "no", "false", "0", ""];

export const yesOrNo = (about: Localized): Column<boolean> =>
	value({
		about,
		read: (cell) => {
			if (![...yes, ...no].includes(cell.toLowerCase()))
				fault("Tulis ya atau tidak.", "Write ya (yes) or tidak (no).");
			return yes.includes(cell.toLowerCase());
		},
		write: (isSo) => (isSo ? "ya" : "tidak"),
	});

export const dayColumn = (about: Localized): Column<string> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			// Spreadsheets in Indonesia show 2026-12-05 as 05/12/2026 and write it back like that.
			const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
			const iso = y ? `${y}-${m!.padStart(2, "0")}-${d!.padStart(2, "0")}` : cell;
			const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso);
			if (!isDay) fault("Tulis tanggal seperti 2026-12-05.", "Write the date like 2026-12-05.");
			return iso;
		},
		write: (day) => day,
	});

/** Local date and time, in a time zone that depends on the row: "2026-12-05 19:00". */
export const localMoment = (about: Localized): Column<string> =>
	value({
		about,
		read: (cell) => {
			needed(cell);
			const [, date, time] = /^(\S+)[ T](\d{1,2}[:.]\d\d)(?:[:.]00)?$/.exec(cell) ?? [];
			const clock = time?.replace(".", ":").padStart(5, "0");
			if (!date || !clock || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock))
				fault(
					"Tulis tanggal dan jam seperti 2026-12-05 19:00.",
					"Write date and time like 2026-12-05 19:00.",
				);
			return `${dayColumn(about).read(date)} ${clock}`;
		},
		write: (moment) => moment,
	});

export const writeLocalMoment = (at: Date, timeZone: string) => toLocalMoment(at, timeZone).replace("T", " ");
export const readLocalMoment = (moment: string, timeZone: string) =>
	new Date(fromLocalMoment(moment.replace(" ", "T"), timeZone)!);

/** As `readCsv` would read it back. */
const tidy = (text: string) => text.replace(/\r\n?/g, "\n").trim();

function needed(cell: string) {
	if (cell === "") fault("Wajib diisi.", "This is required.");
}

function within(number: number, least: number, most: number): number {
	if (number < least || number > most) {
		const [from, to] = [formatCount(least, "id"), formatCount(most, "id")];
		fault(`Harus antara ${from} dan ${to}.`, `Must be between ${least} and ${most}.`);
	}
	return number;
}

function fault(id: string, en: string): never {
	throw new CellError({ id, en });
}
