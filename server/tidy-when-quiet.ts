const everyMilliseconds = 5_000;
/** So many looks in a row must find nothing to do: what is cleared up is compiled code, too, and a rush wants it warm. */
const looksUntilQuiet = 4;
/** Shares of a core. */
const busy = 0.2;
const quiet = 0.05;

/**
 * Node clears up when it needs room, so that after a rush the memory stays as large as the rush made it. Here it is given
 * back when there has been nothing to do for a while. Only where Node was told to hand out its collector (`--expose-gc`).
 */
export function tidyWhenQuiet(collect = globalThis.gc) {
	if (!collect) return;
	let isTidy = false;
	let quietLooks = 0;
	let before = process.cpuUsage();
	setInterval(() => {
		const { user, system } = process.cpuUsage(before);
		before = process.cpuUsage();
		const used = (user + system) / 1_000 / everyMilliseconds;
		if (used > busy) isTidy = false;
		quietLooks = used > quiet ? 0 : quietLooks + 1;
		if (isTidy || quietLooks < looksUntilQuiet) return;
		isTidy = true;
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
		before = process.cpuUsage();
	}, everyMilliseconds).unref();
}
