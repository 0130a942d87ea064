import { Counter, Gauge, type Registry } from "prom-client";
import type { GuestCache } from "../guest-cache";

/** Cached answers never reach the hook that counts requests; the cache counts them itself. */
export function countKeptAnswers(registry: Registry, cache: GuestCache) {
	const registers = [registry];
	new Counter({
		name: "guest_cache_answers_total",
		help: "Cacheable answers: hit, sent from memory; miss, generated",
		labelNames: ["result"],
		registers,
		collect() {
			const { hits, misses } = cache.figures();
			this.reset();
			this.inc({ result: "hit" }, hits);
			this.inc({ result: "miss" }, misses);
		},
	});
	const gauge = (name: string, help: string, value: () => number) =>
		new Gauge({
			name,
			help,
			registers,
			collect() {
				this.set(value());
			},
		});
	gauge("guest_cache_entries", "Cached answers", () => cache.figures().entries);
	gauge("guest_cache_bytes", "Memory used by cached answers, keys included", () => cache.figures().bytes);
	gauge("guest_cache_paused", "1 while changes are not heard of, so that nothing is cached", () =>
		Number(cache.figures().isPaused),
	);
}
