import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findRoute } from "../../paths";
import { siteRoutes } from "../../routes";
import { DesktopFrame } from "./desktop-frame";
import { type Frame, FrameOf, type FrameTable, loadFrame } from "./frames";
import { PlainFrame } from "./plain-frame";

const Rich = ({ children }: { children: ReactNode }) => <div className="rich">{children}</div>;
const Other = ({ children }: { children: ReactNode }) => <div className="other">{children}</div>;

const table: FrameTable = {
	Rich,
	Other,
	Late: { load: async () => Rich },
	Missing: { load: () => Promise.reject(new Error("404")) },
	Faulty: {
		load: () => {
			throw new Error("no such chunk");
		},
	},
};
const draw = (name: string | undefined) => renderToString(<FrameOf {...{ name, table }}>page</FrameOf>);
const plain = renderToString(<PlainFrame>page</PlainFrame>);

const said = vi.fn();
beforeEach(() => {
	for (const level of ["error", "warn", "log", "info", "debug"] as const)
		vi.spyOn(console, level).mockImplementation(said);
});
afterEach(() => {
	vi.restoreAllMocks();
	expect(said).not.toHaveBeenCalled();
});

test("a route without a frame gets the plain one", async () => {
	expect(await loadFrame(undefined, table)).toBe(PlainFrame);
	expect(draw(undefined)).toBe(plain);
});

test("an unknown name gets the plain frame, including names inherited from Object.prototype", async () => {
	for (const name of ["Tablet", "constructor", "toString", "__proto__", ""]) {
		expect(await loadFrame(name, table), name).toBe(PlainFrame);
		expect(draw(name), name).toBe(plain);
	}
});

test("a frame that fails to load is silently replaced by the plain one", async () => {
	expect(await loadFrame("Missing", table)).toBe(PlainFrame);
	expect(await loadFrame("Faulty", table)).toBe(PlainFrame);
	expect(draw("Missing")).toBe(plain);
	expect(draw("Faulty")).toBe(plain);
});

test("the named frame wraps the page", async () => {
	expect(await loadFrame("Rich", table)).toBe(Rich);
	expect(await loadFrame("Late", table)).toBe(Rich);
	expect(draw("Rich")).toBe(`<div class="rich">page</div>`);
});

test("the page renders in the plain frame until the named one has loaded", () => {
	expect(draw("Late")).toBe(plain);
});

test("changing the name changes the frame", async () => {
	expect(draw("Rich")).not.toBe(draw("Other"));
	expect(await loadFrame("Other", table)).toBe(Other);
});

test("the specification's two frames exist, and every route names one of them", async () => {
	const known: Record<string, Frame> = { AppLayoutDefault: PlainFrame, Desktop: DesktopFrame };
	for (const [name, frame] of Object.entries(known)) expect(await loadFrame(name)).toBe(frame);
	for (const { name } of siteRoutes) expect(known, name).toHaveProperty(findRoute(name)?.layout ?? "");
});
