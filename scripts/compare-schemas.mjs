// `node scripts/compare-schemas.mjs REVISION`: do the migrations of another commit and those of this folder make the same
// database, its rows included? Prints each line that only one of them has, and then exits with 1.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { importSource, withPostgres } from "../chaos/postgres.mjs";
import { modernNode, root, stop } from "./setup.mjs";

const [revision] = process.argv.slice(2);
if (!revision) stop("Compared with which commit's migrations? node scripts/compare-schemas.mjs main");
const node = modernNode();
if (node !== process.execPath)
	process.exit(spawnSync(node, process.argv.slice(1), { stdio: "inherit" }).status ?? 1);

process.chdir(root);
const { migrate } = await importSource("./server/migrate.ts");
await withPostgres(async (url, scratch) => {
	const before = await schemaOf(url, "before", migrationsOf(revision, path.join(scratch, "before")));
	const after = await schemaOf(url, "after", path.resolve("db/migrations"));
	const differences = [
		...onlyIn(before.lines, after.lines).map((line) => `- ${line}`),
		...onlyIn(after.lines, before.lines).map((line) => `+ ${line}`),
	];
	for (const line of differences) console.log(line);
	const reordered = onlyIn(before.orders, after.orders);
	if (reordered.length) console.log(`${reordered.length} tables have their columns in another order.`);
	console.log(`${before.lines.size} and ${after.lines.size} lines, ${differences.length} differ.`);
	process.exitCode = differences.length ? 1 : 0;
});

/** Another commit's migrations, in a folder of their own. */
function migrationsOf(commit, folder) {
	mkdirSync(folder);
	const archive = execFileSync("git", ["archive", commit, "db/migrations"], { maxBuffer: 2 ** 28 });
	execFileSync("tar", ["-x", "-C", folder], { input: archive });
	return path.join(folder, "db/migrations");
}

async function schemaOf(server, name, folder) {
	const url = Object.assign(new URL(server), { pathname: name }).href;
	await withPool(server, (pool) => pool.query(`create database ${name}`));
	return withPool(url, async (pool) => {
		await migrate(pool, { folder });
		const lines = await column(pool, readFileSync("scripts/schema-lines.sql", "utf8"));
		const tables = await column(
			pool,
			"select oid::regclass::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
		);
		for (const table of tables)
			lines.push(...(await column(pool, `select 'row of ${table} ' || to_jsonb(t)::text from ${table} t`)));
		const orders = await column(
			pool,
			`select attrelid::regclass || ': ' || string_agg(attname, ', ' order by attnum) from pg_attribute
			where attrelid::regclass::text = any ($1) and attnum > 0 and not attisdropped group by attrelid`,
			[tables],
		);
		return { lines: new Set(lines), orders: new Set(orders) };
	});
}

async function withPool(connectionString, use) {
	const pool = new pg.Pool({ connectionString, max: 1 });
	try {
		return await use(pool);
	} finally {
		await pool.end();
	}
}

async function column(pool, text, values) {
	const { rows } = await pool.query({ text, values, rowMode: "array" });
	return rows.map(([value]) => value);
}

function onlyIn(some, others) {
	return [...some].filter((line) => !others.has(line)).sort();
}
