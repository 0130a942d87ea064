// `npm run staff -- …` and others: a command in `server/commands/`, run from source with the site's settings.
import { spawnSync } from "node:child_process";
import { install, modernNode, root } from "./setup.mjs";

const [name, ...args] = process.argv.slice(2);
install();
const node = modernNode();
if (node !== process.execPath) {
	const { status } = spawnSync(node, [process.argv[1], name, ...args], { cwd: root, stdio: "inherit" });
	process.exit(status ?? 1);
}
const { runnerImport } = await import("vite");
const { module } = await runnerImport(`${root}/server/commands/${name}.ts`, { configFile: false, root });
process.exitCode = await module.run(args);
