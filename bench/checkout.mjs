// `npm run bench:checkout`: whole checkouts over HTTP by many fans at once, with one process, up to the last mail and job; then
// a rush. Prints each figure and its goal, writes bench/checkout.json.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../scripts/setup.mjs";
import { printTable, withSite } from "../scripts/site.mjs";
import { inParallel } from "../storm/buying.mjs";
import { enrolFans } from "../storm/fans.mjs";
import { checkOut, openStore, untilAllIsDone } from "./check-out.mjs";
import { databaseIn, databaseProcessIn, withDatabase } from "./database.mjs";
import { bestMinimalOrders, prepareMinimalOrders, stockManyThings } from "./minimal-orders.mjs";
import { processorTimeOf, processorTimeOfAll, residentMegabytes } from "./processor.mjs";

const goals = { share: 0.06, statements: 75, commits: 30, processor: 30, stepP99: 1_000, megabytes: 400 };
const checkouts = Number(process.env.BENCH_FANS ?? 1_500);
const atOnce = Number(process.env.BENCH_CLIENTS ?? 64);
const rushAtOnce = Number(process.env.BENCH_RUSH ?? 500);
const warmUp = 200;
/** A database process reports its transactions when it has been idle for ten seconds. */
const rest = 12_000;

const folder = mkdtempSync(path.join(tmpdir(), "ombak-checkout-"));
const settings = { DATA_DIR: folder, TRUST_PROXY: "1", DATABASE_POOL: "20" };
try {
	await withSite(prepare, settings);
	const { steps, figures } = await withSite(measure, settings);
	printTable(steps);
	console.log();
	printTable(figures);
	writeFileSync(
		path.join(root, "bench", "checkout.json"),
		`${JSON.stringify({ steps, figures }, null, 2)}\n`,
	);
	process.exitCode = [...steps, ...figures].some(({ verdict }) => verdict === "below") ? 1 : 0;
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** Statements are counted by a library that PostgreSQL loads only when it starts. */
async function prepare(site) {
	await withDatabase(folder, async (query) => {
		await openStore(site, query);
		await untilAllIsDone(query);
		await query("alter system set shared_preload_libraries = 'pg_stat_statements'");
	});
}

async function measure(site, { pid }) {
	return withDatabase(folder, async (query, ownProcess) => {
		await query("create extension pg_stat_statements");
		const store = await openStore(site, query);
		const buy = await buyersOf(store, query);
		await buy(warmUp, atOnce);

		const usage = async () => ({
			statements: await numberOf(query, "select sum(calls) from pg_stat_statements"),
			node: processorTimeOf(pid),
			database: processorTimeOfAll(databaseProcessIn(folder)) - processorTimeOf(ownProcess),
		});
		const commits = async () => {
			await wait(rest);
			const count = "select xact_commit from pg_stat_database where datname = current_database()";
			return numberOf(query, count);
		};
		const commitsBefore = await commits();
		const memory = watchMemory(pid);
		const before = await usage();
		const calm = await buy(checkouts, atOnce);
		const after = await usage();
		const most = memory.stop();
		const made = (await commits()) - commitsBefore;
		const rested = residentMegabytes(pid);
		const rush = await buy(2 * rushAtOnce, rushAtOnce);

		const faults = await query(readFileSync(path.join(root, "app", "orders", "invariants.sql"), "utf8"));
		const untold = await countUntold(query);
		const minimal = await minimalOrders(query);
		const each = (name) => (after[name] - before[name]) / checkouts;
		const perSecond = checkouts / calm.doneSeconds;
		const figures = [
			figure("checkouts paid per second", checkouts / calm.paidSeconds),
			figure("with all mails and jobs done", perSecond),
			figure(`minimal orders per second, ${minimal.clients} clients`, minimal.perSecond),
			figure("share of minimal orders", perSecond / minimal.perSecond, ">=", goals.share),
			figure("statements of a checkout, with begin and commit", each("statements"), "<=", goals.statements),
			figure("commits of a checkout", made / checkouts, "<=", goals.commits),
			figure("Node, ms of processor", each("node")),
			figure("PostgreSQL, ms of processor", each("database")),
			figure("both", each("node") + each("database"), "<=", goals.processor),
			figure("MB before", memory.before),
			figure("MB at most", most, "<=", goals.megabytes),
			figure("MB after a rest", rested),
			figure(`${rushAtOnce} at once: paid per second`, (2 * rushAtOnce) / rush.paidSeconds),
			figure(`${rushAtOnce} at once: sent away or never answered`, refusedIn(rush.seen), "<=", 0),
			figure(`${rushAtOnce} at once: overtaken at most by`, mostOvertaken(rush.seen), "<=", atOnce),
			figure(`${rushAtOnce} at once: the longest checkout, s`, rush.longestSeconds),
			figure("orders without invoice or both mails", untold, "<=", 0),
			figure("faults in the books", faults.length, "<=", 0),
		];
		return { steps: stepsOf(calm.seen, rush.seen), figures };
	});
}

/** Buys with fresh fans each time, and waits until all their work is done. */
async function buyersOf(store, query) {
	const fans = await enrolFans(databaseIn(folder), warmUp + checkouts + 2 * rushAtOnce);
	return async (count, clients) => {
		const buyers = fans.splice(0, count);
		const seen = [];
		const begun = performance.now();
		const seconds = () => (performance.now() - begun) / 1_000;
		const times = await inParallel(count, clients, async (index) => {
			const since = seconds();
			await checkOut(store, buyers[index], seen);
			return seconds() - since;
		});
		const paidSeconds = seconds();
		await untilAllIsDone(query);
		return { seen, paidSeconds, doneSeconds: seconds(), longestSeconds: Math.max(...times) };
	};
}

async function minimalOrders(query) {
	const members = await query("select id from members");
	const fanIds = members.map(({ id }) => id);
	const chosen = await prepareMinimalOrders(query, fanIds, await stockManyThings(query));
	return bestMinimalOrders(databaseIn(folder), chosen, 3);
}

function stepsOf(calm, rush) {
	const names = [...new Set(calm.map(({ name }) => name))];
	const of = (seen, step, share) => {
		const times = seen.filter(({ name }) => name === step).map(({ ms }) => ms);
		return Math.round(times.sort((one, other) => one - other)[Math.ceil(times.length * share) - 1]);
	};
	return names.map((name) => ({
		step: name,
		[`ms, ${atOnce} at once: p50`]: of(calm, name, 0.5),
		p99: of(calm, name, 0.99),
		worst: of(calm, name, 1),
		goal: `<= ${goals.stepP99}`,
		verdict: of(calm, name, 0.99) <= goals.stepP99 ? "ok" : "below",
		[`${rushAtOnce} at once: p50`]: of(rush, name, 0.5),
		"p99 ": of(rush, name, 0.99),
		"worst ": of(rush, name, 1),
	}));
}

function refusedIn(seen) {
	return seen.reduce((sum, { refused }) => sum + refused, 0);
}

/** How many who came later with the same wish were served earlier, for whom that was worst. */
function mostOvertaken(seen) {
	const overtaken = ({ name, since, ms }) =>
		seen.filter((other) => other.name === name && other.since > since && other.since + other.ms < since + ms);
	return Math.max(...seen.map((each) => overtaken(each).length));
}

function countUntold(query) {
	return numberOf(
		query,
		`select count(*) from orders join members on members.id = member_id where email like 'badai-%' and (invoice_number is null
			or (select count(*) from messages where recipient = email and template = 'order-news' and sent_at is not null) < 2)`,
	);
}

async function numberOf(query, statement) {
	return Number(Object.values((await query(statement))[0])[0]);
}

function figure(what, value, compared, goal) {
	const isGood = compared === ">=" ? value >= goal : value <= goal;
	const digits = value >= 100 ? 0 : value < 1 ? 3 : 1;
	return {
		figure: what,
		measured: Number(value.toFixed(digits)),
		goal: compared ? `${compared} ${goal}` : "",
		verdict: compared ? (isGood ? "ok" : "below") : "",
	};
}

function watchMemory(pid) {
	const before = residentMegabytes(pid);
	let most = before;
	const timer = setInterval(() => {
		most = Math.max(most, residentMegabytes(pid));
	}, 250);
	return {
		before,
		stop() {
			clearInterval(timer);
			return most;
		},
	};
}
