import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { install } from "./setup.mjs";

let folder;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "ombak-setup-"));
	for (const name of ["served", "built-with"]) write(`${name}/package.json`, { name, version: "1.0.0" });
	write("package.json", {
		name: "clone",
		version: "1.0.0",
		dependencies: { served: "file:served" },
		devDependencies: { "built-with": "file:built-with" },
	});
	npm("install", "--package-lock-only", "--offline");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name, content) => {
	mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
	writeFileSync(path.join(folder, name), JSON.stringify(content));
};
const npm = (...args) => spawnSync("npm", [...args, "--no-audit", "--no-fund"], { cwd: folder });
const isThere = (name) => existsSync(path.join(folder, "node_modules", name, "package.json"));

it("installs what the site is built with under NODE_ENV=production, too", () => {
	const before = process.env.NODE_ENV;
	process.env.NODE_ENV = "production";
	try {
		install(folder);
	} finally {
		process.env.NODE_ENV = before;
	}
	expect(["served", "built-with"].map(isThere)).toEqual([true, true]);
});

it("completes an installation that lacks packages, or has others than the lock file says", () => {
	npm("ci", "--omit=dev");
	expect(isThere("built-with")).toBe(false);
	install(folder);
	expect(isThere("built-with")).toBe(true);

	const list = path.join(folder, "node_modules", ".package-lock.json");
	const installed = JSON.parse(readFileSync(list, "utf8"));
	writeFileSync(list, JSON.stringify(installed).replaceAll('"version":"1.0.0"', '"version":"0.9.0"'));
	rmSync(path.join(folder, "node_modules/served"));
	install(folder);
	expect(isThere("served")).toBe(true);
});

it("leaves an installation alone that is complete", () => {
	install(folder);
	write("node_modules/own/package.json", {});
	install(folder);
	expect(isThere("own")).toBe(true);
});

it.each(["staff", "backup"])("`npm run %s` neither installs nor builds", (command) => {
	cpSync("scripts", path.join(folder, "scripts"), { recursive: true });
	const calls = path.join(folder, "calls");
	mkdirSync(path.join(folder, "bin"));
	writeFileSync(path.join(folder, "bin/npm"), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 });
	const { status, stderr } = spawnSync(process.execPath, ["scripts/command.mjs", command], {
		cwd: folder,
		env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
		encoding: "utf8",
	});
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("not built yet") });
	expect(existsSync(calls)).toBe(false);
});
