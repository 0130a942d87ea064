// `npm run chaos`: what the world does to a running site, each case on a site and a database of its own, on this machine only.
// `-- disk-full kill-app` runs the named ones, `-- --quick` those that take seconds. Exit code 1: a case failed; 2: none did,
// but something could not be measured on this machine.
import { build, install } from "../scripts/setup.mjs";
import { printTable } from "../scripts/site.mjs";
import { cardFlood } from "./cases/card-flood.mjs";
import { databaseAway } from "./cases/database-away.mjs";
import { databaseKilled, databaseRestarted } from "./cases/database-restarts.mjs";
import { diskFull } from "./cases/disk-full.mjs";
import { drawFlood } from "./cases/draw-flood.mjs";
import { killApp } from "./cases/kill-app.mjs";
import { logInFlood } from "./cases/log-in-flood.mjs";
import { oddTargets } from "./cases/odd-targets.mjs";
import { olderPostgres } from "./cases/older-postgres.mjs";
import { slowSockets } from "./cases/slow-sockets.mjs";
import { startFaults } from "./cases/start-faults.mjs";
import { Impossible } from "./expect.mjs";

const quick = { "start-faults": startFaults, "odd-targets": oddTargets, "database-killed": databaseKilled };
const slow = {
	"slow-sockets": slowSockets,
	"database-restarted": databaseRestarted,
	"database-away": databaseAway,
	"disk-full": diskFull,
	"draw-flood": drawFlood,
	"card-flood": cardFlood,
	"log-in-flood": logInFlood,
	"kill-app": killApp,
	"older-postgres": olderPostgres,
};

install();
build();
const asked = process.argv.slice(2);
const isQuick = asked.includes("--quick");
const named = asked.filter((name) => !name.startsWith("--"));
const all = { ...quick, ...slow };
const unknown = named.filter((name) => !(name in all));
if (unknown.length > 0) {
	console.error(`No such case: ${unknown.join(", ")}. There are: ${Object.keys(all).join(", ")}`);
	process.exit(1);
}
const chosen = Object.entries(isQuick ? quick : all).filter(
	([name]) => named.length === 0 || named.includes(name),
);

const rows = [];
for (const [name, measure] of chosen) {
	const since = performance.now();
	const row = await measure({ isQuick }).then(
		(seen) => ({ result: "ok", seen }),
		(error) => ({ result: error instanceof Impossible ? "NOT MEASURED" : "FAILED", seen: error.message }),
	);
	rows.push({
		case: name,
		result: row.result,
		seconds: Math.round((performance.now() - since) / 1000),
		seen: row.seen,
	});
	console.log(`${name}: ${row.result}`);
}
console.log("");
printTable(rows);
const count = (result) => rows.filter((row) => row.result === result).length;
console.log(`\n${count("ok")} ok, ${count("FAILED")} failed, ${count("NOT MEASURED")} not measured`);
process.exit(count("FAILED") > 0 ? 1 : count("ok") < rows.length || rows.length === 0 ? 2 : 0);
