// How the built server is started: by `npm start`, and by the commands that measure it.
import { spawn } from "node:child_process";
import { modernNode, root } from "./setup.mjs";

/** Left alone, Node and the C library keep far more memory than the site uses (docs/decisions/0010-memory.md). */
const nodeFlags = ["--max-semi-space-size=32", "--expose-gc"];
const allocator = {
	MALLOC_ARENA_MAX: "1",
	MALLOC_MMAP_THRESHOLD_: "65536",
	MALLOC_TRIM_THRESHOLD_: "131072",
	MALLOC_TOP_PAD_: "0",
};

export const startServer = (stdio, environment = {}) =>
	spawn(modernNode(), [...nodeFlags, "build/server/main.js"], {
		cwd: root,
		stdio,
		env: { ...allocator, ...process.env, NODE_ENV: "production", ...environment },
	});
