// `npm start`: from a fresh clone to a running site.
import { spawn } from "node:child_process";
import { build, install, modernNode, root } from "./setup.mjs";

install();
build();
const server = spawn(modernNode(), ["build/server/main.js"], {
	cwd: root,
	stdio: "inherit",
	env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
