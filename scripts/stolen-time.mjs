import { readFileSync } from "node:fs";

/**
 * The share of the processors that other virtual machines on the same host take from now on, as a percentage. Without it,
 * the minutes of a run cannot be compared with those of another hour.
 */
export function watchStolenTime() {
	const start = readTimes();
	return () => {
		const spent = readTimes().map((time, index) => time - start[index]);
		const all = spent.reduce((sum, time) => sum + time, 0);
		return all > 0 ? Math.round((100 * spent[steal]) / all) : 0;
	};
}

/** user, nice, system, idle, iowait, irq, softirq, steal; the guests' times after them are part of user and nice. */
const steal = 7;

function readTimes() {
	try {
		const [line] = readFileSync("/proc/stat", "utf8").split("\n", 1);
		return line
			.split(/\s+/)
			.slice(1, steal + 2)
			.map(Number);
	} catch {
		return [];
	}
}
