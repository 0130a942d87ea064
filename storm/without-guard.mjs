import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtServer } from "../scripts/server.mjs";
import { root } from "../scripts/setup.mjs";

let copies = 0;

/**
 * The built server with guards cut out, for a control: a copy beside it. If a guard is not found exactly once, it has
 * moved, and the control would prove nothing.
 */
export function withoutGuard(cuts) {
	if (cuts.length === 0) return { main: builtServer, remove() {} };
	const built = path.join(root, builtServer);
	let code = readFileSync(built, "utf8");
	for (const [guard, instead] of cuts) {
		const found = code.split(guard).length - 1;
		if (found !== 1) throw new Error(`the guard to cut out is in the build ${found} times: ${guard}`);
		code = code.replace(guard, () => instead);
	}
	const main = path.join(path.dirname(builtServer), `without-guard-${process.pid}-${++copies}.js`);
	writeFileSync(path.join(root, main), code);
	return { main, remove: () => rmSync(path.join(root, main)) };
}
