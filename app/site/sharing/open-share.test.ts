import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openShare, type ShareEvent } from "./open-share";

const page = { url: "https://klub.example/", title: "Klub" };
const desktop = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";

type Fake = { closed: boolean; opener: unknown; close(): void; focus(): void };
let opened: { link: string; name: string; features: string; popup: Fake }[];
let heard: string[];

function browse(userAgent: string, isBlocked = false) {
	const events = new EventTarget();
	const open = (link: string, name: string, features: string) => {
		const popup: Fake = {
			closed: false,
			opener: {},
			close() {
				this.closed = true;
			},
			focus() {},
		};
		opened.push({ link, name, features, popup });
		return isBlocked ? null : popup;
	};
	const screen = { availWidth: 1440, availHeight: 900, availLeft: 100, availTop: 20 };
	vi.stubGlobal("window", {
		open,
		screen,
		dispatchEvent: (event: Event) => events.dispatchEvent(event),
	});
	vi.stubGlobal("navigator", { userAgent });
	vi.stubGlobal("document", { querySelector: () => null });
	for (const name of ["share_network_open", "share_network_change", "share_network_close"])
		events.addEventListener(name, (event) => {
			const { network, url } = (event as CustomEvent<ShareEvent>).detail;
			heard.push(`${name} ${network} ${url}`);
		});
}

beforeEach(() => {
	vi.useFakeTimers();
	opened = [];
	heard = [];
});
afterEach(() => {
	for (const { popup } of opened) popup.closed = true;
	vi.advanceTimersByTime(500);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("sharing", () => {
	it("opens a popup of 626 by 436 in the middle of the screen", () => {
		browse(desktop);
		expect(openShare("facebook", page)).toBe(true);
		expect(opened[0]).toMatchObject({
			name: "sharer-facebook",
			features: "width=626,height=436,left=507,top=252",
		});
		expect(opened[0]?.popup.opener).toBeNull();
		expect(heard).toEqual(["share_network_open facebook https://klub.example/"]);
	});

	it("notices within 500 ms that the popup was closed", () => {
		browse(desktop);
		const told: string[] = [];
		openShare("facebook", page, (name) => told.push(name));
		vi.advanceTimersByTime(5_000);
		opened[0]!.popup.closed = true;
		vi.advanceTimersByTime(499);
		expect(told).toEqual(["share_network_open"]);
		vi.advanceTimersByTime(1);
		expect(told).toEqual(["share_network_open", "share_network_close"]);
		vi.advanceTimersByTime(5_000);
		expect(heard).toHaveLength(2);
	});

	it("replaces an open popup", () => {
		browse(desktop);
		openShare("facebook", page);
		openShare("telegram", page);
		expect(opened[0]?.popup.closed).toBe(true);
		vi.advanceTimersByTime(1_000);
		expect(heard.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
			"share_network_open facebook",
			"share_network_change telegram",
			"share_network_open telegram",
		]);
	});

	it.each(["email", "sms", "viber", "messenger"])("opens %s in a new tab", (key) => {
		browse(desktop);
		openShare(key, page);
		expect(opened[0]).toMatchObject({ name: "_blank", features: "noopener" });
		expect(heard).toEqual([`share_network_open ${key} https://klub.example/`]);
	});

	it("opens a tab on a phone", () => {
		browse("Mozilla/5.0 (Linux; Android 15) Mobile");
		openShare("whatsapp", page);
		expect(opened[0]).toMatchObject({ name: "_blank" });
	});

	it("leaves it to the link when the browser blocks the popup", () => {
		browse(desktop, true);
		expect(openShare("facebook", page)).toBe(false);
		expect(heard).toEqual([]);
	});

	it("rejects an unknown network", () => {
		browse(desktop);
		expect(() => openShare("friendster", page)).toThrow("Network friendster does not exist");
		expect(opened).toEqual([]);
	});
});
