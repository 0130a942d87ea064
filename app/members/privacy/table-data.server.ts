import { type SQL, sql } from "drizzle-orm";
import { orders } from "../../orders/tables.server";
import type { Localized } from "../../platform/words/language";
import { members } from "../tables.server";
import type { RetentionReason } from "./retention-reasons";

/** Whose data it is. An unverified address or number may be somebody else's, and matches nothing. */
export type Subject = {
	id: string;
	email: string;
	phone: string;
	provenEmail: string | null;
	provenPhone: string | null;
};

/**
 * The tables of a slice that hold something about members. A table that is not named is about nobody, unless
 * `personal-data.test.ts` finds a person in it: then the slice says here what is in it, or why it is about nobody.
 */
export type DeclaredTables = Record<string, PersonalTable | ImpersonalTable>;

type ImpersonalTable = { because: string };

export type PersonalTable = {
	/** Its name for the member. */
	title: Required<Localized>;
	/** The member's rows. */
	rows: (member: Subject) => SQL;
	/** Where more is erased than may be shown. */
	rowsToErase?: (member: Subject) => SQL;
	/** Columns in the member's copy of their data. */
	shown: readonly string[];
	/** Columns never handed out: secrets, keys to other rows, our own bookkeeping. With `shown`, all that the table has. */
	unshown: readonly string[];
	/** What happens to the rows when the member is erased. */
	erased: "deleted" | Kept;
};

/** The row is kept for this reason; these columns are overwritten. */
type Kept = { because: RetentionReason; overwrite: Readonly<Record<string, SQL>> };

export const isPersonal = (table: PersonalTable | ImpersonalTable): table is PersonalTable => "rows" in table;

/** Looks like a table about members but is not. */
export const impersonal = (because: string): ImpersonalTable => ({ because });

type Declared = Omit<PersonalTable, "shown" | "unshown"> & { shown: string; unshown?: string };
export const personal = ({ shown, unshown = "", ...table }: Declared): PersonalTable => ({
	...table,
	shown: words(shown),
	unshown: words(unshown),
});

const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const ofMember = ({ id }: Subject) => sql`member_id = ${id}`;
/** Rows that are never changed keep the id of an account that was merged into the member's. */
export const ofAccounts = ({ id }: Subject) =>
	sql`member_id in (select id from ${members} where id = ${id} or merged_into = ${id})`;
export const ofOrders = ({ id }: Subject) =>
	sql`order_id in (select id from ${orders} where member_id = ${id})`;

export const taxKeepsAll = { because: "tax", overwrite: {} } as const;
