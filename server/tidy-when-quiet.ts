const everyMilliseconds = 5_000;
/** Shares of a core. */
const busy = 0.2;
const quiet = 0.05;

/**
 * Node clears up when it needs room, so that after a rush the memory stays as large as the rush made it. Here it is given
 * back as soon as there is nothing else to do. Only where Node was told to hand out its collector (`--expose-gc`).
 */
export function tidyWhenQuiet(collect = globalThis.gc) {
	if (!collect) return;
	let isTidy = false;
	let before = process.cpuUsage();
	setInterval(() => {
		const { user, system } = process.cpuUsage(before);
		before = process.cpuUsage();
		const used = (user + system) / 1_000 / everyMilliseconds;
		if (used > busy) isTidy = false;
		if (used > quiet || isTidy) return;
		isTidy = true;
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
		before = process.cpuUsage();
	}, everyMilliseconds).unref();
}
