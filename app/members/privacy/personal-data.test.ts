import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { personalData } from "./personal-data.server";
import { isPersonal, type TableData } from "./table-data.server";

const { pool } = await freshDatabase();
const { rows } = await pool.query<{ column: string }>(`
	select table_name || '.' || column_name as column
	from information_schema.columns join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
const inDatabase = rows.map(({ column }) => column);

const columnsOf = (table: TableData) =>
	isPersonal(table) ? [...table.shown, ...table.unshown] : table.impersonal;
const declared = Object.entries(personalData).flatMap(([name, table]) =>
	columnsOf(table).map((column) => `${name}.${column}`),
);
const where =
	"Declare them in app/members/privacy/personal-data.server.ts: is it part of the member's copy, is it erased with them?";

it("declares what every column of the database holds about members", () => {
	expect(
		inDatabase.filter((column) => !declared.includes(column)),
		`Undeclared columns. ${where}`,
	).toEqual([]);
});

it("declares nothing twice, and nothing that does not exist", () => {
	expect(declared.filter((column, at) => declared.indexOf(column) !== at)).toEqual([]);
	expect(declared.filter((column) => !inDatabase.includes(column))).toEqual([]);
});

it("calls no table impersonal that refers to a member", async () => {
	const { rows } = await pool.query<{ table: string }>(`
		select conrelid::regclass::text as table from pg_constraint
		where contype = 'f' and confrelid = 'members'::regclass`);
	const wrong = rows.map(({ table }) => table).filter((name) => !isPersonal(personalData[name]!));
	expect(wrong, `These tables refer to members. ${where}`).toEqual([]);
	const byName = inDatabase.filter((column) => /\.(member_id|email|phone)$/.test(column));
	expect(byName.filter((column) => !isPersonal(personalData[column.split(".")[0]!]!))).toEqual([]);
});

it("never hands out a secret", () => {
	const shown = Object.entries(personalData).flatMap(([name, table]) =>
		isPersonal(table) ? table.shown.map((column) => `${name}.${column}`) : [],
	);
	expect(shown.filter((column) => /\..*(hash|token|secret|salt|private|raw)/.test(column))).toEqual([]);
});

it("overwrites only columns that it declares", () => {
	const wrong = Object.entries(personalData).flatMap(([name, table]) => {
		if (!isPersonal(table) || table.erased === "deleted") return [];
		return Object.keys(table.erased.overwrite)
			.filter((column) => !columnsOf(table).includes(column))
			.map((column) => `${name}.${column}`);
	});
	expect(wrong).toEqual([]);
});
