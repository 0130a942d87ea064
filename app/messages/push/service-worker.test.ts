import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import source from "./service-worker.js?raw";

type Shown = { title: string; options: Record<string, unknown> };
type Window = {
	url: string;
	focused: boolean;
	focus(): Promise<void>;
	navigate(url: string): Promise<Window>;
};

const origin = "https://klub.example";
let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
	worker = startWorker();
});

it("shows every push as a notification", async () => {
	await worker.push({ title: "Gol!", body: "88', Kogoya", path: "/event/detail/1", tag: "laga" });
	expect(worker.shown).toEqual([
		{
			title: "Gol!",
			options: expect.objectContaining({
				body: "88', Kogoya",
				data: { path: "/event/detail/1" },
				tag: "laga",
			}),
		},
	]);
});

it("shows even a push that it cannot read", async () => {
	await worker.push("not json");
	expect(worker.shown).toEqual([
		{ title: "klub.example", options: expect.objectContaining({ body: "not json" }) },
	]);
});

it("lets a phone vibrate, once the page has said that it is one", async () => {
	await worker.push({ title: "Satu" });
	await worker.tell({ clientType: "mobile" });
	await worker.push({ title: "Dua" });
	await worker.tell({ clientType: "toaster" });
	await worker.push({ title: "Tiga" });
	expect(worker.shown.map(({ options }) => "vibrate" in options)).toEqual([false, true, true]);
});

it("focuses the window that already shows the page", async () => {
	const window = worker.openWindow("/tickets");
	await worker.click("/tickets");
	expect(window.focused).toBe(true);
	expect(worker.opened).toEqual([]);
});

it("opens a new tab on a desktop, and navigates the only window on a phone", async () => {
	const window = worker.openWindow("/checkout");
	await worker.click("/tickets");
	expect(worker.opened).toEqual([`${origin}/tickets`]);
	await worker.tell({ clientType: "mobile" });
	await worker.click("/store/list");
	expect(window).toMatchObject({ url: `${origin}/store/list`, focused: true });
});

it.each([
	"https://jahat.example/",
	"//jahat.example",
	"/\\jahat.example",
	"javascript:alert(1)",
	42,
	undefined,
])("opens the home page instead of %s", async (path) => {
	await worker.click(path);
	expect(worker.opened).toEqual([`${origin}/`]);
});

/** The script in a context of its own, with only what a browser provides. */
describe("without a network", () => {
	const ticket = { words: ["9F3K X7Q2", "Selatan 4", "<b>Nadia</b>"], size: 37, drawing: "M0 0h7v1h-7z" };
	const page = { title: "Laga", when: "Sab, 15 Agu", passes: [ticket] };

	it("shows the tickets that were opened before, and nothing else", async () => {
		worker.keep("/kept-tickets/laga", { page });
		for (const path of ["/profile/all/tickets", `/hari-klub/${"a".repeat(99)}`]) {
			const shown = await worker.request(path);
			expect(shown).toContain("9F3K X7Q2");
			expect(shown).toContain('d="M0 0h7v1h-7z"');
			expect(shown).toContain("&#60;b&#62;Nadia");
		}
		expect(await worker.request("/")).toBeUndefined();
		expect(await worker.request("/profile/all/tickets", { mode: "cors" })).toBeUndefined();
	});

	it("opens the touchline console and its files, and no other screen of the office", async () => {
		expect(await worker.request("/office/touchline/match-derbi")).toBe("");
		expect(await worker.request("/build/office-touchline-a1b2c3d.js", { mode: "cors" })).toBe("");
		expect(await worker.request("/office/orders")).toBeUndefined();
		expect(await worker.request("/build/home-a1b2c3d.js", { mode: "cors" })).toBeUndefined();
		expect(await worker.request("/api/staff/touchline/match-derbi", { mode: "cors" })).toBeUndefined();
	});

	it("shows none after logging out, and still shows them if logging out failed", async () => {
		worker.keep("/kept-tickets/laga", { page });
		await expect(worker.request("/api/logout", { method: "POST" })).rejects.toThrow("no network");
		expect(await worker.request("/profile/all/tickets")).toContain("9F3K X7Q2");
		worker.network.answer = new Response("{}", { status: 200 });
		await worker.request("/api/logout", { method: "POST" });
		worker.network.answer = null;
		expect(await worker.request("/profile/all/tickets")).toBe("");
	});
});

function startWorker() {
	const handlers: Record<string, (event: object) => void> = {};
	const shown: Shown[] = [];
	const opened: string[] = [];
	const windows: Window[] = [];
	const kept = new Map<string, string>();
	const self = {
		location: new URL(`${origin}/sw.js`),
		addEventListener: (name: string, handler: (event: object) => void) => {
			handlers[name] = handler;
		},
		registration: {
			showNotification: async (title: string, options: Shown["options"]) =>
				void shown.push({ title, options }),
		},
		clients: {
			matchAll: async () => windows,
			openWindow: async (url: string) => void opened.push(url),
		},
	};
	const cache = {
		put: async (key: string, response: Response) => void kept.set(key, await response.text()),
		match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
		keys: async () => [...kept.keys()],
	};
	const caches = { open: async () => cache, delete: async () => kept.clear() };
	const network: { answer: Response | null } = { answer: null };
	const fetch = async () => {
		if (network.answer) return network.answer;
		throw new TypeError("no network");
	};
	runInNewContext(source, { self, caches, fetch, URL, Response, String, Number, Promise });

	async function fire(name: string, event: object) {
		let work: Promise<unknown> | undefined;
		handlers[name]?.({
			...event,
			waitUntil: (promise: Promise<unknown>) => {
				work = promise;
			},
		});
		await work;
	}
	return {
		shown,
		opened,
		network,
		keep: (key: string, value: object) => void kept.set(key, JSON.stringify(value)),
		/** The worker's answer without a network; undefined if it leaves the request alone. */
		async request(path: string, request: { method?: string; mode?: string } = { mode: "navigate" }) {
			let answer: Promise<Response> | undefined;
			const url = `${origin}${path}`;
			await fire("fetch", {
				request: { method: "GET", mode: "cors", url, ...request },
				respondWith: (promise: Promise<Response>) => {
					answer = promise;
				},
			});
			return answer && (await answer).text();
		},
		push: (payload: object | string) =>
			fire("push", { data: pushData(typeof payload === "string" ? payload : JSON.stringify(payload)) }),
		tell: (data: object) => fire("message", { data }),
		click: (path: unknown) => fire("notificationclick", { notification: { close() {}, data: { path } } }),
		openWindow(path: string) {
			const window: Window = {
				url: `${origin}${path}`,
				focused: false,
				focus: async () => {
					window.focused = true;
				},
				navigate: async (url) => {
					window.url = url;
					return window;
				},
			};
			windows.push(window);
			return window;
		},
	};
}

const pushData = (text: string) => ({ text: () => text, json: () => JSON.parse(text) });
