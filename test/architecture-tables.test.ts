import { globSync } from "node:fs";
import path from "node:path";
import { Visitor } from "vite";
import { expect, it } from "vitest";
import { isServer, isTest, type Module, readModule, readModules } from "../scripts/import-graph.mjs";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync("{app,server,club,test,e2e,bench}/**/*.{ts,tsx}", { cwd: root });
const modules = readModules(
	root,
	sources.filter((file) => !isTest(file)),
);

it("each table is declared once", () => {
	const names = tablesOf(modules).map(({ table }) => table);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("SQL names only tables that its file imports", () => {
	const wrong = unimportedTables(modules).filter((place) => place.startsWith("app/"));
	expect(
		wrong,
		"Import the table and insert it instead of its name: then its uses can be found, and are renamed with it.",
	).toEqual([]);
});

it("the check of SQL sees a table in a string and in a template, unless its file imports that", () => {
	const found = unimportedTables(
		modulesOf({
			"app/a/tables.server.ts": `export const people = pgTable("members", {}), orders = pgTable("orders", {});`,
			"app/a/wrong.server.ts":
				"sql`select * from members m\n\tjoin \"orders\" on true`; statement('delete from orders');",
			"app/a/right.server.ts": `import { people } from "./tables.server"; sql\`select from members\`; // from orders`,
		}),
	);
	expect(found).toEqual([
		"app/a/wrong.server.ts:1 members",
		"app/a/wrong.server.ts:2 orders",
		"app/a/wrong.server.ts:2 orders",
	]);
});

type Modules = Map<string, Module>;

/** The tables by their names in the database, and the objects that stand for them. */
function tablesOf(modules: Modules) {
	const declaration = /\b(\w+) = pgTable\(\s*"(\w+)"/g;
	return [...modules].flatMap(([file, { text }]) =>
		[...text.matchAll(declaration)].map(([, object, table]) => ({ file, object: object!, table: table! })),
	);
}

/** The places where a server file's strings name a table in SQL that the file neither declares nor imports. */
function unimportedTables(modules: Modules) {
	const tables = new Map(tablesOf(modules).map(({ table, ...declared }) => [table, declared]));
	return [...modules].flatMap(([file, module]) => {
		if (!isServer(file)) return [];
		const strangers = tablesNamedIn(module).filter(({ table }) => {
			const declared = tables.get(table);
			return declared && declared.file !== file && !takes(module, declared);
		});
		return strangers.map(({ table, line }) => `${file}:${line} ${table}`);
	});
}

const takes = ({ imports }: Module, { file, object }: { file: string; object: string }) =>
	imports.some(({ to, names }) => to === file && (names.includes(object) || names.includes("*")));

/** Words where a statement has a table's name. Comments do not count. */
function tablesNamedIn({ text, program }: Module) {
	const named = /\b(?:from|join|update|into|table|using)\s+(?:only\s+)?"?(\w+)/gi;
	const found: { table: string; line: number }[] = [];
	const look = ({ start, end }: { start: number; end: number }) => {
		for (const match of text.slice(start, end).matchAll(named)) {
			const line = text.slice(0, start + match.index).split("\n").length;
			found.push({ table: match[1]!, line });
		}
	};
	if (text.search(named) >= 0) new Visitor({ TemplateElement: look, Literal: look }).visit(program());
	return found;
}

function modulesOf(files: Record<string, string>): Modules {
	const known = new Set(Object.keys(files));
	return new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text, known)]));
}
