// `npm run storm`: orders, payments and the waiting room under extreme conditions, on two processes of the built site and a PostgreSQL with
// durable commits, on this machine only. Each case is run a second time without its guard, and must fail then.
// `-- oversell` runs the named ones, `-- --quick` smaller crowds. Exit code 1 on any miss.
import { Miss } from "../chaos/expect.mjs";
import { chooseCases, runCases } from "../scripts/cases.mjs";
import { build, install } from "../scripts/setup.mjs";
import { databaseRestarts } from "./cases/database-restarts.mjs";
import { doubleSubmit } from "./cases/double-submit.mjs";
import { failover } from "./cases/failover.mjs";
import { frozenStandby } from "./cases/frozen-standby.mjs";
import { giveBack } from "./cases/give-back.mjs";
import { hoarding } from "./cases/hoarding.mjs";
import { killAnywhere } from "./cases/kill-anywhere.mjs";
import { migrationUnderLoad } from "./cases/migration-under-load.mjs";
import { noConnections } from "./cases/no-connections.mjs";
import { notices } from "./cases/notices.mjs";
import { oversell } from "./cases/oversell.mjs";
import { patroni } from "./cases/patroni.mjs";
import { readOnly } from "./cases/read-only.mjs";
import { refunds } from "./cases/refunds.mjs";
import { rollingRestarts } from "./cases/rolling-restarts.mjs";
import { rollingUpgrade } from "./cases/rolling-upgrade.mjs";
import { scannedRefunds } from "./cases/scanned-refunds.mjs";
import { seats } from "./cases/seats.mjs";
import { silentNetwork } from "./cases/silent-network.mjs";
import { transferLimit } from "./cases/transfer-limit.mjs";
import { waitingRoom } from "./cases/waiting-room.mjs";
import { withMidtrans } from "./gateway.mjs";
import { withClub, withGround } from "./ground.mjs";

const whole = { oversell: { rounds: 20 }, "give-back-midtrans": { orders: 300 } };
const quick = {
	oversell: { rounds: 3, fans: 400, quota: 100, atOnce: 100 },
	seats: { rounds: 2, fans: 400, atOnce: 100 },
	"waiting-room": { fans: 800, quota: 80, seconds: 15, perMinute: 1_200 },
	"give-back": { orders: 150 },
	"double-submit": { wishes: 40, repeats: 20 },
	notices: { forgeries: 1_000 },
	"notices-midtrans": { forgeries: 1_000 },
	"give-back-midtrans": { orders: 150 },
	refunds: { orders: 24 },
	"scanned-refunds": { orders: 24 },
	hoarding: { seconds: 20 },
	"transfer-limit": { fans: 40 },
	"kill-anywhere": { step: 4 },
	"database-restarts": { restarts: 4 },
	"rolling-restarts": { restarts: 4 },
	"silent-network": { times: 1 },
	"frozen-standby": { seconds: 25 },
	failover: { seconds: 3 },
	patroni: { rounds: 1 },
	"rolling-upgrade": { seconds: 3 },
};
const sizes = process.argv.includes("--quick") ? quick : whole;

const chosen = chooseCases({
	oversell,
	seats,
	"waiting-room": waitingRoom,
	"give-back": giveBack,
	"double-submit": doubleSubmit,
	notices,
	"notices-midtrans": { ...notices, servers: withMidtrans },
	"give-back-midtrans": { ...giveBack, servers: withMidtrans },
	refunds,
	"scanned-refunds": scannedRefunds,
	hoarding,
	"transfer-limit": transferLimit,
	"kill-anywhere": killAnywhere,
	"database-restarts": databaseRestarts,
	"rolling-restarts": rollingRestarts,
	"silent-network": silentNetwork,
	"frozen-standby": frozenStandby,
	"read-only": readOnly,
	"no-connections": noConnections,
	failover,
	patroni,
	"migration-under-load": migrationUnderLoad,
	"rolling-upgrade": rollingUpgrade,
});
install();
build();
process.exit(
	await withGround((ground) =>
		runCases(
			chosen.flatMap(([name, { measure, control, ...place }]) => [
				[name, () => withClub(ground, place, (club) => measure(club, sizes[name] ?? {}))],
				[`${name}, control`, () => failsAsItShould(ground, { ...place, ...control }, measure, quick[name])],
			]),
		),
	),
);

/** Only the miss that the guard prevents counts; any other failure proves nothing. */
async function failsAsItShould(ground, control, measure, size) {
	const seen = await withClub(ground, control, (club) =>
		measure(club, { ...size, ...control.options }),
	).catch((error) => {
		if (error instanceof Miss && control.miss.test(error.message))
			return { result: "fails as it should", seen: error.message };
		throw error;
	});
	if (typeof seen === "string") throw new Error(`passes without its guard: ${seen}`);
	return seen;
}
