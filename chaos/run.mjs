// `npm run chaos`: faults and floods against a running site, each case on a site and a database of its own, on this machine only.
// `-- disk-full kill-app` runs the named ones, `-- --quick` those that take seconds. Exit code 1: a case failed; 2: none did,
// but something could not be measured on this machine.
import { chooseCases, runCases } from "../scripts/cases.mjs";
import { build, install } from "../scripts/setup.mjs";
import { cardFlood } from "./cases/card-flood.mjs";
import { databaseAway } from "./cases/database-away.mjs";
import { databaseKilled, databaseRestarted } from "./cases/database-restarts.mjs";
import { diskFull } from "./cases/disk-full.mjs";
import { drawFlood } from "./cases/draw-flood.mjs";
import { killApp } from "./cases/kill-app.mjs";
import { logInFlood } from "./cases/log-in-flood.mjs";
import { oddTargets } from "./cases/odd-targets.mjs";
import { olderPostgres } from "./cases/older-postgres.mjs";
import { pgbouncer } from "./cases/pgbouncer.mjs";
import { photoBombs } from "./cases/photo-bombs.mjs";
import { slowSockets } from "./cases/slow-sockets.mjs";
import { slowUploads } from "./cases/slow-uploads.mjs";
import { startFaults } from "./cases/start-faults.mjs";

const quick = { "start-faults": startFaults, "odd-targets": oddTargets, "database-killed": databaseKilled };
const slow = {
	"slow-sockets": slowSockets,
	"slow-uploads": slowUploads,
	"photo-bombs": photoBombs,
	"database-restarted": databaseRestarted,
	"database-away": databaseAway,
	"disk-full": diskFull,
	"draw-flood": drawFlood,
	"card-flood": cardFlood,
	"log-in-flood": logInFlood,
	"kill-app": killApp,
	"older-postgres": olderPostgres,
	pgbouncer,
};

const isQuick = process.argv.includes("--quick");
const chosen = chooseCases(isQuick ? quick : { ...quick, ...slow });
install();
build();
process.exit(await runCases(chosen.map(([name, measure]) => [name, () => measure({ isQuick })])));
