import type { SQL } from "drizzle-orm";
import type { Localized } from "../../platform/words/language";
import type { KeepReason } from "./keep-reasons";

/** Whose data it is. An unverified address or number may be somebody else's, and matches nothing. */
export type Subject = {
	id: string;
	email: string;
	phone: string;
	provenEmail: string | null;
	provenPhone: string | null;
};

/** What a table holds about members: every column of the database is in exactly one of these lists, see the test. */
export type TableData = ImpersonalTable | PersonalTable;

export type ImpersonalTable = { impersonal: readonly string[] };

export type PersonalTable = {
	/** Its name for the member. */
	title: Required<Localized>;
	/** The member's rows. */
	rows: (member: Subject) => SQL;
	/** Where more is erased than may be shown. */
	rowsToErase?: (member: Subject) => SQL;
	/** Columns in the member's copy of their data. */
	shown: readonly string[];
	/** Columns never handed out: secrets, keys to other rows, our own bookkeeping. */
	unshown: readonly string[];
	/** What happens to the rows when the member is erased. */
	erased: "deleted" | Kept;
};

/** The row is kept for this reason; these columns are overwritten. */
type Kept = { because: KeepReason; overwrite: Readonly<Record<string, SQL>> };

export const isPersonal = (table: TableData): table is PersonalTable => "rows" in table;

/** A table without member data. */
export const impersonal = (columns: string): ImpersonalTable => ({ impersonal: words(columns) });

type Declared = Omit<PersonalTable, "shown" | "unshown"> & { shown: string; unshown?: string };
export const personal = ({ shown, unshown = "", ...table }: Declared): PersonalTable => ({
	...table,
	shown: words(shown),
	unshown: words(unshown),
});

const words = (text: string) => text.split(/\s+/).filter(Boolean);
