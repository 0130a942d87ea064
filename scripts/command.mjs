// `npm run staff -- …` and others: a command of the built site. It installs and builds nothing: the site may be running on
// these very files.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { builtServer } from "./server.mjs";
import { modernNode, root, stop } from "./setup.mjs";

const main = path.join(root, builtServer);
if (!existsSync(main)) stop("The site is not built yet: npm start, or npm run build, does that.");
const { status } = spawnSync(modernNode(), [main, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);
