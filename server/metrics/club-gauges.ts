import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../app/platform/data/database.server";
import { onceASecond } from "../../app/platform/data/once-a-second";
import type { DatabaseWatch } from "../database-watch";
import { type ClubFigures, readClubFigures } from "./club-figures";

/** Before Prometheus gives up, which then would not even hear that the database is away. */
const patience = 5_000;

type Set = (value: number | null, label?: string) => void;

/** Every process tells the same, so whoever asks takes the largest. Nothing is told while the database does not answer. */
export function countClub(registry: Registry, db: Db, watch: DatabaseWatch) {
	const read = onceASecond(async () => {
		if (watch.state().away) return null;
		const late = wait(patience, null, { ref: false });
		return Promise.race([readClubFigures(db).catch(() => null), late]);
	});

	function gauge(
		name: string,
		help: string,
		label: string | null,
		tell: (figures: ClubFigures, set: Set) => void,
	) {
		new Gauge({
			name,
			help,
			labelNames: label ? [label] : [],
			registers: [registry],
			async collect() {
				const figures = await read("");
				this.reset();
				// Reset leaves a zero where there is no label, which would mean that all is well.
				if (!figures) return label ? undefined : this.remove();
				tell(figures, (value, of) => {
					if (label && of !== undefined) this.set({ [label]: of }, value ?? 0);
					else this.set(value ?? 0);
				});
			},
		});
	}

	gauge(
		"payment_unopened_seconds",
		"Age of the oldest unpaid attempt that the gateway has not opened: its buyer cannot pay",
		null,
		({ unopened }, set) => set(unopened),
	);
	gauge(
		"payment_differences_open",
		"Differences with the gateway that nobody has settled",
		null,
		(figures, set) => set(figures.differences),
	);
	gauge(
		"reconciliation_differences",
		"Faults in orders, gateway and ledger that the last reconciliation found",
		null,
		({ reconciliation }, set) => set(reconciliation?.differences ?? 0),
	);
	gauge(
		"reconciliation_age_seconds",
		"Time since the last reconciliation; -1 before the first",
		null,
		({ reconciliation }, set) => set(reconciliation?.age ?? -1),
	);
	gauge("jobs_waiting", "Jobs that are due", "queue", ({ queues }, set) => {
		for (const { queue, waiting } of queues) set(waiting, queue);
	});
	gauge("jobs_oldest_waiting_seconds", "How long the oldest job has been due", "queue", ({ queues }, set) => {
		for (const { queue, oldest } of queues) set(oldest, queue);
	});
	gauge(
		"jobs_failed",
		"Jobs that failed for good, until somebody decides or a week is over",
		"queue",
		(figures, set) => {
			for (const { queue, failed } of figures.queues) set(failed, queue);
		},
	);
	gauge(
		"messages_waiting",
		"Mails and texts of the last day that are not sent yet",
		"kind",
		(figures, set) => {
			for (const { kind, waiting } of figures.messages) set(waiting, kind);
		},
	);
	gauge("messages_oldest_waiting_seconds", "Age of the oldest of them", "kind", (figures, set) => {
		for (const { kind, oldest } of figures.messages) set(oldest, kind);
	});
	gauge("messages_failed", "Mails and texts of the last day that reached nobody", "kind", (figures, set) => {
		for (const { kind, failed } of figures.messages) set(failed, kind);
	});
	gauge(
		"mail_addresses_resting",
		"Addresses that bounced or complained and get no mail",
		"reason",
		(figures, set) => {
			for (const { reason, addresses } of figures.resting) set(addresses, reason);
		},
	);
	gauge("waiting_room_fans", "Fans in waiting rooms that are open", "state", ({ fans }, set) => {
		set(fans.waiting, "waiting");
		set(fans.admitted, "admitted");
	});
}
