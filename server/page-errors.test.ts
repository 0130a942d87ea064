import { sql } from "drizzle-orm";
import { createElement, Suspense } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import * as entry from "../app/entry.server";
import { reportPageError } from "../app/platform/browser/page-errors";
import { onServer, pageRead } from "../app/platform/browser/page-read";
import { bind } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { testApp } from "../test/app";

const state = z.object({ state: z.string() });
const failing = endpoint({
	method: "GET",
	path: "/test/failing/:state",
	summary: "Fails with an SQLSTATE, or as a bug",
	access: "public",
	input: state,
	answer: z.object({}),
});
const failingCall = bind(failing, async ({ db }, { state }) => {
	if (state === "bug") throw new Error("a bug");
	const raise = `do $$ begin raise exception 'the cause' using errcode = '${state}'; end $$`;
	await db.execute(sql.raw(raise));
	return {};
});
const Broken = () => {
	throw new Error("a broken component");
};

/** The site's own entry around a few routes that fail. */
const pages = {
	"read/:state": {
		loader: onServer(pageRead((call, { params }) => call(failing, state.parse(params)))),
		default: () => "read",
	},
	loader: { loader: () => Promise.reject(new Error("a loader's bug")), default: () => "loaded" },
	broken: { default: Broken },
	"partly-broken": { default: () => createElement(Suspense, { fallback: "waiting" }, createElement(Broken)) },
};
const routes = {
	root: { id: "root", path: "", module: { default: Outlet, ErrorBoundary: () => "failed" } },
	...Object.fromEntries(
		Object.entries(pages).map(([path, module]) => [
			path,
			{ id: path, parentId: "root", path: `test/${path}`, hasLoader: "loader" in module, module },
		]),
	),
};
const build = {
	entry: { module: entry },
	routes,
	assets: { entry: { imports: [], module: "" }, routes, url: "", version: "" },
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	publicPath: "/",
	assetsBuildDirectory: "",
	routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild;
const renderPage = createRequestHandler(build, "production");
const { app, logs } = await testApp({}, { renderPage, bindings: [failingCall] });

const print = vi.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => print.mockRestore());
beforeEach(() => {
	logs.length = 0;
	print.mockClear();
});

/** The page's status, and what the log says went wrong. */
async function draw(path: string) {
	const { statusCode } = await app.inject(`/test/${path}`);
	expect(print).not.toHaveBeenCalled();
	const faults = logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
	return { statusCode, faults };
}
const failedWith = (err: object) => [expect.objectContaining({ msg: "request failed", err })];

describe("why a page failed is in the log, once", () => {
	it.each(["53100", "57014", "55P03", "40P01"])("if the database refuses its read with %s", async (code) => {
		const { statusCode, faults } = await draw(`read/${code}`);
		expect(statusCode).toBe(503);
		const cause = expect.objectContaining({ code, message: "the cause" });
		expect(faults).toEqual(failedWith(expect.objectContaining({ cause })));
	});

	it.each([
		["read/bug", "a bug"],
		["loader", "a loader's bug"],
	])("if an error stops %s", async (path, message) => {
		const { statusCode, faults } = await draw(path);
		expect(statusCode).toBe(500);
		expect(faults).toEqual(failedWith(expect.objectContaining({ message })));
		expect(faults[0].req.url).toBe(`/test/${path}`);
	});

	it.each(["broken", "partly-broken"])("if a component throws on a page that is %s", async (path) => {
		const { statusCode, faults } = await draw(path);
		expect(statusCode).toBe(path === "broken" ? 500 : 200);
		expect(faults).toEqual(failedWith(expect.objectContaining({ message: "a broken component" })));
	});
});

it("a page that does not exist is no fault, nor is one whose visitor has left", async () => {
	expect(await draw("nothing-here")).toEqual({ statusCode: 404, faults: [] });
	const report = vi.fn();
	const context = new RouterContextProvider(new Map([[reportPageError, report]]));
	const request = new Request("http://localhost/test/loader", { signal: AbortSignal.abort() });
	entry.handleError(new Error("cut off"), { request, context, params: {} } as never);
	expect(report).not.toHaveBeenCalled();
});
