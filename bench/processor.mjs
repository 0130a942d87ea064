// What processes have taken of the machine so far, from /proc.
import { readFileSync } from "node:fs";

const millisecondsPerTick = 10;

/** Milliseconds of processor time, with all threads and the child processes that have ended. */
export const processorTimeOf = (pid) =>
	fieldsOf(pid)
		.slice(11, 15)
		.reduce((sum, ticks) => sum + Number(ticks) * millisecondsPerTick, 0);

/** A server with its child processes: PostgreSQL has one for each connection. */
export const processorTimeOfAll = (pid) =>
	[pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean)]
		.map((each) => processorTimeOf(each))
		.reduce((sum, time) => sum + time, 0);

export const residentMegabytes = (pid) =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Those after the program's name, which may contain spaces. A child process that has just ended counts in its parent's. */
function fieldsOf(pid) {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /s, "")
			.split(" ");
	} catch {
		return [];
	}
}
