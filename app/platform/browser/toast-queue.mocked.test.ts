import { beforeEach, expect, it, vi } from "vitest";

const sonner = vi.hoisted(() => {
	let made = 0;
	const active = new Set<number>();
	const drawn = new Set<number>();
	/** As slow as a busy phone, both to draw a toast and to take it away. */
	const show = () => {
		const id = ++made;
		active.add(id);
		setTimeout(() => drawn.add(id), 130);
		return id;
	};
	const dismiss = (id: number) => {
		active.delete(id);
		setTimeout(() => drawn.delete(id), 400);
	};
	const getToasts = () => [...active].map((id) => ({ id }));
	return { drawn, toast: { error: show, success: show, dismiss, getToasts }, count: () => made };
});
vi.mock("sonner", () => ({ toast: sonner.toast }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("document", {
		addEventListener: () => {},
		querySelectorAll: () => [...sonner.drawn],
	});
});

it("never draws more than twenty, however late each of them is drawn", async () => {
	const { addToast, maximumToasts } = await import("./toast-queue");
	for (let added = 0; added < 45; added++) void addToast({ kind: "error", message: `Ombak ${added}` });
	let most = 0;
	for (let elapsed = 0; elapsed < 60_000; elapsed += 10) {
		await vi.advanceTimersByTimeAsync(10);
		most = Math.max(most, sonner.drawn.size);
	}
	expect(most).toBe(maximumToasts);
	expect(sonner.count()).toBe(45);
});
