import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { declaredTables, personalData } from "./personal-data.server";
import type { PersonalTable } from "./table-data.server";

const { pool } = await freshDatabase();
const { rows } = await pool.query<{ column: string }>(`
	select table_name || '.' || column_name as column
	from information_schema.columns join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
const inDatabase = rows.map(({ column }) => column);
const tableOf = (column: string) => column.split(".")[0]!;

const columnsOf = (table: PersonalTable) => [...table.shown, ...table.unshown];
const declared = Object.entries(personalData).flatMap(([name, table]) =>
	columnsOf(table).map((column) => `${name}.${column}`),
);
const where =
	"Declare them in personal-data.server.ts beside the slice's tables: is it part of the member's copy, is it erased with them?";

it("declares what every column of a table about members holds", () => {
	expect(
		inDatabase.filter((column) => tableOf(column) in personalData && !declared.includes(column)),
		`Undeclared columns. ${where}`,
	).toEqual([]);
});

it("declares nothing twice, and nothing that does not exist", () => {
	const names = declaredTables.map(([name]) => name);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	expect(names.filter((name) => !inDatabase.some((column) => tableOf(column) === name))).toEqual([]);
	expect(declared.filter((column, at) => declared.indexOf(column) !== at)).toEqual([]);
	expect(declared.filter((column) => !inDatabase.includes(column))).toEqual([]);
});

/** Words in the names of columns that there is a person behind. */
const people =
	/account|address|birth|born|buyer|child|coordinator|device|email|fan|giver|guardian|holder|(^|_)member(_id|_name)?$|owner|person|phone|recipient|user|visitor|_by$|(^|_)ip($|_)/;

/** Columns with such a name, except moments, and keys to members or to a table about them. */
async function listSuspects(): Promise<string[]> {
	const { rows: keys } = await pool.query<{ column: string; to: string }>(`
		select conrelid::regclass || '.' || attname as column, confrelid::regclass::text as to
		from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'f'`);
	const { rows: columns } = await pool.query<{ column: string; name: string }>(`
		select table_name || '.' || column_name as column, column_name as name
		from information_schema.columns join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and table_type = 'BASE TABLE' and data_type not like 'timestamp%'`);
	const found = [
		...keys.filter(({ to }) => to in personalData),
		...columns.filter(({ name }) => people.test(name)),
	];
	return [...new Set(found.map(({ column }) => column))].sort();
}

async function listUndeclared() {
	const names = declaredTables.map(([name]) => name);
	return (await listSuspects()).filter((column) => !names.includes(tableOf(column)));
}

it("takes no table for impersonal in which there may be a person", async () => {
	const because = `There may be a person behind these. ${where} If they are about nobody, say why.`;
	expect(await listUndeclared(), because).toEqual([]);
});

it("finds the person in a new table", async () => {
	await pool.query(`
		create table raffles (id uuid primary key, name text, drawn_at timestamptz, pay_by timestamptz);
		create table raffle_tickets (raffle_id uuid references raffles (id), owner_id uuid);
		create table raffle_prizes (raffle_id uuid references raffles (id), handed_over_by text);
		create table raffle_sales (raffle_id uuid references raffles (id), paid_with uuid references orders (id))`);
	const found = await listUndeclared();
	await pool.query("drop table raffle_sales, raffle_prizes, raffle_tickets, raffles");
	expect(found).toEqual([
		"raffle_prizes.handed_over_by",
		"raffle_sales.paid_with",
		"raffle_tickets.owner_id",
	]);
});

it("excuses no table that needs no excuse", async () => {
	const suspects = (await listSuspects()).map(tableOf);
	const excused = declaredTables.map(([name]) => name).filter((name) => !(name in personalData));
	expect(excused.filter((name) => !suspects.includes(name))).toEqual([]);
});

it("calls no table impersonal that refers to a member", async () => {
	const { rows } = await pool.query<{ table: string }>(`
		select conrelid::regclass::text as table from pg_constraint
		where contype = 'f' and confrelid = 'members'::regclass`);
	const wrong = rows.map(({ table }) => table).filter((name) => !(name in personalData));
	expect(wrong, `These tables refer to members. ${where}`).toEqual([]);
	const byName = inDatabase.filter((column) => /\.(member_id|email|phone)$/.test(column));
	expect(byName.filter((column) => !(tableOf(column) in personalData))).toEqual([]);
});

it("never hands out a secret", () => {
	const shown = Object.entries(personalData).flatMap(([name, table]) =>
		table.shown.map((column) => `${name}.${column}`),
	);
	expect(shown.filter((column) => /\..*(hash|token|secret|salt|private|raw)/.test(column))).toEqual([]);
});

it("overwrites only columns that it declares", () => {
	const wrong = Object.entries(personalData).flatMap(([name, table]) => {
		if (table.erased === "deleted") return [];
		return Object.keys(table.erased.overwrite)
			.filter((column) => !columnsOf(table).includes(column))
			.map((column) => `${name}.${column}`);
	});
	expect(wrong).toEqual([]);
});
