import { expect, it } from "vitest";
import { singleFlight } from "./single-flight.server";

/** Counts its runs, and finishes when the test says so. */
function openWork() {
	const signals: AbortSignal[] = [];
	let end = (_: string) => {};
	const work = (signal: AbortSignal) => {
		signals.push(signal);
		return new Promise<string>((resolve, reject) => {
			end = resolve;
			signal.addEventListener("abort", () => reject(signal.reason));
		});
	};
	return { signals, work, end: (result: string) => end(result) };
}
const gone = new Error("gone");

it("runs equal work once while in flight, and again afterwards", async () => {
	const once = singleFlight<string>();
	const { signals, work, end } = openWork();
	const both = [once("a", work), once("a", work)];
	end("first");
	expect(await Promise.all(both)).toEqual(["first", "first"]);
	const again = once("a", work);
	end("second");
	expect(await again).toBe("second");
	expect(signals).toHaveLength(2);
});

it("runs different work in parallel", async () => {
	const once = singleFlight<string>();
	const [one, other] = [openWork(), openWork()];
	const both = [once("a", one.work), once("b", other.work)];
	one.end("a");
	other.end("b");
	expect(await Promise.all(both)).toEqual(["a", "b"]);
});

it("continues while any caller remains, and aborts when none does", async () => {
	const once = singleFlight<string>();
	const { signals, work } = openWork();
	const [first, second] = [new AbortController(), new AbortController()];
	const results = [once("a", work, first.signal), once("a", work, second.signal)];
	first.abort(gone);
	await expect(results[0]).rejects.toBe(gone);
	expect(signals[0]?.aborted).toBe(false);
	second.abort(gone);
	await expect(results[1]).rejects.toBe(gone);
	expect(signals[0]?.aborted).toBe(true);
	await expect(once("a", work, first.signal)).rejects.toBe(gone);
});

it("starts a new run after an abort", async () => {
	const once = singleFlight<string>();
	const [old, fresh] = [openWork(), openWork()];
	const leaver = new AbortController();
	const left = once("a", old.work, leaver.signal);
	leaver.abort(gone);
	const next = once("a", fresh.work);
	await expect(left).rejects.toBe(gone);
	fresh.end("well");
	expect(await next).toBe("well");
});

it("rejects for all callers, and does not cache the failure", async () => {
	const once = singleFlight<string>();
	const fail = () => Promise.reject(new Error("broken"));
	const asker = new AbortController().signal;
	const both = [once("a", fail, asker), once("a", fail, asker)];
	for (const result of both) await expect(result).rejects.toThrow("broken");
	expect(await once("a", async () => "well", asker)).toBe("well");
});
