// The browsers for the journeys and the measurements: found, or installed from Debian's packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stop } from "./setup.mjs";

const chromium = {
	package: "chromium",
	places: [
		process.env.CHROMIUM,
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome-stable",
		"/usr/bin/google-chrome",
		"/snap/bin/chromium",
	],
};

const headlessShell = {
	package: "chromium-headless-shell",
	places: [process.env.HEADLESS_SHELL, "/usr/bin/chromium-headless-shell"],
};

export function findChromium() {
	return (
		foundOrInstalled(chromium) ??
		stop(
			"The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
		)
	);
}

/** The headless shell: the same engine without the browser's UI, a third faster. Falls back to the browser. */
export const findHeadlessShell = () => foundOrInstalled(headlessShell) ?? findChromium();

function foundOrInstalled(browser) {
	return found(browser) ?? (install(browser.package) ? found(browser) : undefined);
}

const found = ({ places }) => places.find((place) => place && existsSync(place));

function install(name) {
	if (!existsSync("/usr/bin/apt-get")) return false;
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	console.log(`Installing ${name} from Debian's packages …`);
	return [
		["apt-get", "update"],
		["apt-get", "install", "-y", "--no-install-recommends", name],
	].every((command) => {
		const [program, ...args] = [...asRoot, ...command];
		const { status } = spawnSync(program, args, {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		return status === 0;
	});
}
