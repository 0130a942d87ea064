// The Debian tools the benchmark needs: found, or installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { stop } from "../scripts/setup.mjs";

const places = {
	wrk: ["/usr/bin/wrk"],
	nginx: ["/usr/sbin/nginx", "/usr/bin/nginx"],
	pgbench: ["/usr/bin/pgbench", "/usr/lib/postgresql/15/bin/pgbench"],
};
const packages = { wrk: "wrk", nginx: "nginx-light", pgbench: "postgresql-15" };

export function findTool(name) {
	return (
		found(name) ??
		install(name) ??
		stop(`The bench needs ${name} (Debian: apt-get install ${packages[name]}).`)
	);
}

const found = (name) => places[name].find((place) => existsSync(place));

function install(name) {
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	for (const command of [
		["apt-get", "update"],
		["apt-get", "install", "-y", "--no-install-recommends", packages[name]],
	]) {
		const [program, ...args] = [...asRoot, ...command];
		spawnSync(program, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
	}
	return found(name);
}
