import { runInNewContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
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

it("lets a phone vibrate, once it was told that it is one", async () => {
	await worker.push({ title: "Satu" });
	await worker.tell({ clientType: "mobile" });
	await worker.push({ title: "Dua" });
	await worker.tell({ clientType: "toaster" });
	await worker.push({ title: "Tiga" });
	expect(worker.shown.map(({ options }) => "vibrate" in options)).toEqual([false, true, true]);
});

it("goes back to the window that already shows the place", async () => {
	const window = worker.openWindow("/tickets");
	await worker.click("/tickets");
	expect(window.focused).toBe(true);
	expect(worker.opened).toEqual([]);
});

it("leaves a page in use alone on a desk, and takes the one window of a phone there", async () => {
	const window = worker.openWindow("/checkout");
	await worker.click("/tickets");
	expect(worker.opened).toEqual([`${origin}/tickets`]);
	await worker.tell({ clientType: "mobile" });
	await worker.click("/store/list");
	expect(window).toMatchObject({ url: `${origin}/store/list`, focused: true });
});

it.each(["https://jahat.example/", "//jahat.example", "javascript:alert(1)", 42, undefined])(
	"opens the home page instead of %s",
	async (path) => {
		await worker.click(path);
		expect(worker.opened).toEqual([`${origin}/`]);
	},
);

/** The script in a world of its own, with just what a browser gives it. */
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
	};
	runInNewContext(source, { self, caches: { open: async () => cache }, URL, Response, String });

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
