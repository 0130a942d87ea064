// The browser for the journeys: found, or installed from Debian's packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stop } from "./setup.mjs";

const places = [
	process.env.CHROMIUM,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
];

export function findChromium() {
	return (
		found() ??
		installed() ??
		stop(
			"The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
		)
	);
}

const found = () => places.find((place) => place && existsSync(place));

function installed() {
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	if (!existsSync("/usr/bin/apt-get")) return undefined;
	console.log("Installing Chromium from Debian's packages …");
	for (const command of [
		["apt-get", "update"],
		["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
	]) {
		const [program, ...args] = [...asRoot, ...command];
		const { status } = spawnSync(program, args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		if (status !== 0) return undefined;
	}
	return found();
}
