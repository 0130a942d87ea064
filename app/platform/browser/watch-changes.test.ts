import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchChanges } from "./watch-changes";

class FakeStream {
	static readonly CLOSED = 2;
	static opened: FakeStream[] = [];
	onmessage?: () => void;
	onerror?: () => void;
	readyState = 0;
	constructor(readonly address: string) {
		FakeStream.opened.push(this);
	}
	close() {
		this.readyState = FakeStream.CLOSED;
	}
	tell() {
		this.readyState = 1;
		this.onmessage?.();
	}
	breakOff(readyState = 0) {
		this.readyState = readyState;
		this.onerror?.();
	}
}
const stream = () => FakeStream.opened.at(-1)!;

let page: EventTarget & { visibilityState: string };
beforeEach(() => {
	vi.useFakeTimers();
	FakeStream.opened = [];
	page = Object.assign(new EventTarget(), { visibilityState: "visible" });
	vi.stubGlobal("document", page);
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("EventSource", FakeStream);
});
afterEach(() => vi.useRealTimers());

function show(visibilityState: "visible" | "hidden") {
	page.visibilityState = visibilityState;
	page.dispatchEvent(new Event("visibilitychange"));
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("looks when it is told, and only now and then besides", async () => {
	const look = vi.fn(async () => {});
	watchChanges("order:SU-1", look);
	expect(stream().address).toBe("/api/changes?of=order%3ASU-1");
	stream().tell();
	await pass(5_000);
	expect(look).toHaveBeenCalledTimes(1);
	stream().tell();
	await pass(0);
	expect(look).toHaveBeenCalledTimes(2);
	await pass(20_000);
	expect(look).toHaveBeenCalledTimes(3);
});

it("looks again for what it was told while it looked", async () => {
	const answers: (() => void)[] = [];
	const look = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
	watchChanges("order:SU-1", look);
	for (let times = 0; times < 3; times++) stream().tell();
	expect(look).toHaveBeenCalledTimes(1);
	answers[0]!();
	await pass(0);
	expect(look).toHaveBeenCalledTimes(2);
	answers[1]!();
	await pass(1_000);
	expect(look).toHaveBeenCalledTimes(2);
});

describe("without a stream", () => {
	it("polls: soon at first, then more slowly, whatever fails", async () => {
		const look = vi.fn(async () => {
			throw new Error("offline");
		});
		watchChanges("order:SU-1", look);
		stream().breakOff(FakeStream.CLOSED);
		await pass(500);
		expect(look).toHaveBeenCalledTimes(1);
		await pass(4_500);
		expect(look.mock.calls.length).toBeGreaterThan(3);
		await pass(60_000);
		const before = look.mock.calls.length;
		await pass(60_000);
		expect(look.mock.calls.length - before).toBe(4);
	});

	it("asks for one again now and then", async () => {
		watchChanges("order:SU-1", async () => {});
		for (let seconds = 0; seconds < 120; seconds++) {
			stream().breakOff(FakeStream.CLOSED);
			await pass(1_000);
		}
		expect(FakeStream.opened.length).toBeGreaterThan(2);
		expect(FakeStream.opened.length).toBeLessThan(12);
	});

	it("polls from soon after it broke off until it is back", async () => {
		const look = vi.fn(async () => {});
		watchChanges("order:SU-1", look);
		stream().tell();
		await pass(60_000);
		const before = look.mock.calls.length;
		stream().breakOff();
		await pass(4_000);
		expect(look.mock.calls.length).toBeGreaterThan(before);
		stream().tell();
		await pass(0);
		const back = look.mock.calls.length;
		await pass(10_000);
		expect(look).toHaveBeenCalledTimes(back);
	});

	it("looks at once and soon again after the reader has done something", async () => {
		const look = vi.fn(async () => {});
		const watch = watchChanges("order:SU-1", look);
		await pass(100_000);
		const before = look.mock.calls.length;
		await watch.look();
		expect(look).toHaveBeenCalledTimes(before + 1);
		await pass(1_500);
		expect(look.mock.calls.length).toBeGreaterThan(before + 2);
	});
});

it("rests while nobody sees the page, and after it was stopped", async () => {
	const look = vi.fn(async () => {});
	const watch = watchChanges("order:SU-1", look);
	show("hidden");
	expect(stream().readyState).toBe(FakeStream.CLOSED);
	await pass(100_000);
	expect(look).not.toHaveBeenCalled();
	show("visible");
	expect(FakeStream.opened).toHaveLength(2);
	stream().tell();
	await pass(0);
	expect(look).toHaveBeenCalledTimes(1);
	watch.stop();
	expect(stream().readyState).toBe(FakeStream.CLOSED);
	show("visible");
	await pass(100_000);
	expect(FakeStream.opened).toHaveLength(2);
	expect(look).toHaveBeenCalledTimes(1);
});
