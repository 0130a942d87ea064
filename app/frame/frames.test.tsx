import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findRoute } from "../paths";
import { siteRoutes } from "../routes";
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

test("a route that names no frame gets the plain one", async () => {
	expect(await loadFrame(undefined, table)).toBe(PlainFrame);
	expect(draw(undefined)).toBe(plain);
});

test("a name nobody knows gets the plain frame, also one that every object knows", async () => {
	for (const name of ["Tablet", "constructor", "toString", "__proto__", ""]) {
		expect(await loadFrame(name, table), name).toBe(PlainFrame);
		expect(draw(name), name).toBe(plain);
	}
});

test("a frame that does not load gives way to the plain one, and nobody hears of it", async () => {
	expect(await loadFrame("Missing", table)).toBe(PlainFrame);
	expect(await loadFrame("Faulty", table)).toBe(PlainFrame);
	expect(draw("Missing")).toBe(plain);
	expect(draw("Faulty")).toBe(plain);
});

test("the named frame is drawn around the page", async () => {
	expect(await loadFrame("Rich", table)).toBe(Rich);
	expect(await loadFrame("Late", table)).toBe(Rich);
	expect(draw("Rich")).toBe(`<div class="rich">page</div>`);
});

test("until a late frame arrives, the page is there in the plain one", () => {
	expect(draw("Late")).toBe(plain);
});

test("another name draws another frame", async () => {
	expect(draw("Rich")).not.toBe(draw("Other"));
	expect(await loadFrame("Other", table)).toBe(Other);
});

test("the specification's two frames are known, and every route names one of them", async () => {
	const known: Record<string, Frame> = { AppLayoutDefault: PlainFrame, Desktop: DesktopFrame };
	for (const [name, frame] of Object.entries(known)) expect(await loadFrame(name)).toBe(frame);
	for (const { name } of siteRoutes) expect(known, name).toHaveProperty(findRoute(name)?.layout ?? "");
});
