import type { GatewayAccess } from "../../app/orders/payments/gateways/gateways.server";
import { type Period, reconcile } from "../../app/orders/reconciliation/reconcile.server";
import { reconciliations } from "../../app/orders/reconciliation/tables.server";
import { counted } from "../../app/platform/lists/counted";
import { formatRupiah } from "../../app/platform/words/money";
import { club } from "../../club/profile";
import { calledAs } from "./called-as";
import { withDatabase } from "./with-database";

const command = calledAs("reconcile");
const usage = `${command}                         the last seven days
${command} 2026-11-01              one day
${command} 2026-11-01 2026-11-30

Days of ${club.timeZone}. Exits with 1 if anything differs.`;

export const run = (args: string[]) =>
	withDatabase((db, settings) => printReconciliation({ db, settings }, args, console.log));

export async function printReconciliation(
	access: GatewayAccess,
	args: string[],
	say: (line: string) => void,
): Promise<number> {
	const period = readPeriod(args);
	if (!period) {
		say(usage);
		return 1;
	}
	const { orders, attempts, sums, differences } = await reconcile(access, period);
	// The run that is due every day; whoever looks at a day in the past must not hide what it found.
	if (args.length === 0)
		await access.db.insert(reconciliations).values({ ...period, differences: differences.length });
	say(
		`${period.from} to ${period.to}: ${counted(orders, "order", "orders")}, ${counted(attempts, "payment attempt", "payment attempts")}`,
	);
	const line = (cells: string[]) =>
		say(cells.map((cell, at) => (at ? cell.padStart(20) : cell.padEnd(24))).join(""));
	line(["", "orders", "gateway", "ledger"]);
	for (const { what, ours, gateway, ledger } of sums)
		line([what, formatRupiah(ours), gateway === null ? "–" : formatRupiah(gateway), formatRupiah(ledger)]);
	for (const { number, what } of differences) say(`${number}: ${what}`);
	say(
		differences.length === 0
			? "No difference."
			: `${counted(differences.length, "difference", "differences")}.`,
	);
	return differences.length === 0 ? 0 : 1;
}

function readPeriod(args: string[]): Period | null {
	const today = new Date();
	const [from = dayOf(new Date(today.getTime() - 6 * 86_400_000)), to = args[0] ?? dayOf(today)] = args;
	return args.length <= 2 && [from, to].every(isDay) && from <= to ? { from, to } : null;
}

const dayOf = (moment: Date) =>
	new Intl.DateTimeFormat("en-CA", { timeZone: club.timeZone, dateStyle: "short" }).format(moment);

const isDay = (text: string) =>
	/^\d{4}-\d\d-\d\d$/.test(text) &&
	!Number.isNaN(Date.parse(text)) &&
	new Date(text).toISOString().startsWith(text);
