import { Counter, Gauge, type Registry } from "prom-client";
import type { Pool } from "../../app/platform/data/database.server";
import type { DatabaseWatch } from "../database-watch";

type Parts = { pool: Pool; watch: DatabaseWatch; isHearing?: (() => boolean) | undefined };

/** How this process gets on with the database. None of it asks the database. */
export function countDatabase(registry: Registry, { pool, watch, isHearing = () => true }: Parts) {
	const registers = [registry];
	const gauge = (name: string, help: string, value: () => number | boolean) =>
		new Gauge({
			name,
			help,
			registers,
			collect() {
				this.set(Number(value()));
			},
		});
	gauge("database_up", "1 while the database answers", () => watch.state().away === null);
	gauge("database_writes_wait", "1 while nothing can be written", () => watch.state().writes !== null);
	gauge(
		"database_schema_ahead",
		"1 when a newer version has migrated the database",
		() => watch.state().ahead !== null,
	);
	gauge(
		"database_changes_heard",
		"1 while the process hears of changes made by others (LISTEN)",
		() => watch.state().away === null && isHearing(),
	);
	new Gauge({
		name: "database_connections",
		help: "Connections of the pool",
		labelNames: ["state"],
		registers,
		collect() {
			this.set({ state: "idle" }, pool.idleCount);
			this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
		},
	});
	gauge("database_connections_most", "DATABASE_POOL", () => pool.options.max ?? 0);
	// Busy is not away: the database answers, but to others.
	gauge("database_calls_waiting", "Calls that wait for a database connection", () => pool.turns().waiting);
	new Counter({
		name: "database_busy_total",
		help: "Calls refused because they would have waited too long for a database connection",
		registers,
		collect() {
			this.reset();
			this.inc(pool.turns().refused);
		},
	});
}
