import { describe, expect, it } from "vitest";
import { signTicketCode } from "../../issued/qr/ticket-code";
import { drawTicketNumber } from "../../issued/ticket-number";
import type { ListedTicket } from "../contract";
import { judgeTicket, type StoredList } from "./judge-ticket";

const newKey = async (id: number) => {
	const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
	const publicKey = Buffer.from(await crypto.subtle.exportKey("raw", pair.publicKey)).toString("base64");
	const sign = (number: string) => signTicketCode({ keyId: id, number }, pair.privateKey);
	return { id, publicKey, sign };
};
const [own, other] = [await newKey(7), await newKey(8)];
const passOf = (more: Partial<ListedTicket> = {}): ListedTicket => ({
	number: drawTicketNumber(),
	state: "valid",
	section: 0,
	seat: { row: 3, number: 12 },
	holder: "Dewi Anjani",
	usedAt: null,
	usedGate: null,
	endedAt: null,
	isInside: false,
	isFrozen: false,
	isDisputed: false,
	...more,
});
const listOf = (passes: ListedTicket[]): StoredList => ({
	event: { slug: "x", title: "X", startsAt: "", timeZone: "Asia/Jakarta", venue: "" },
	key: own,
	otherKeys: [{ ...other, title: "Samudra vs Halilintar", startsAt: "2026-11-22T09:30:00.000Z" }],
	sections: [{ label: "Utara 1", gate: "C" }],
	passes,
	counts: { expected: 0, gates: [], conflicts: 0, isHeld: false, redirects: [] },
	staff: "",
	now: "",
});
const judge = (list: StoredList, code: string, more: Partial<Parameters<typeof judgeTicket>[2]> = {}) =>
	judgeTicket(list, code, { isManual: false, direction: "in", gate: "C", ...more });
const verdicts = async (...judged: ReturnType<typeof judge>[]) =>
	(await Promise.all(judged)).map(({ verdict }) => verdict);

describe("without a network", () => {
	it("the five answers are the same as with one", async () => {
		const [good, dead, frozen] = [passOf(), passOf({ state: "transferred" }), passOf({ isFrozen: true })];
		const disputed = passOf({ isDisputed: true });
		const list = listOf([good, dead, frozen, disputed]);
		const code = await own.sign(good.number);
		expect(await judge(list, code)).toMatchObject({
			verdict: "in",
			holder: "Dewi Anjani",
			section: "Utara 1",
			seat: { row: 3, number: 12 },
		});
		expect(await judge(list, code)).toMatchObject({ verdict: "used", gate: "C", since: expect.any(String) });
		expect(await judge(list, await own.sign(dead.number))).toMatchObject({ verdict: "void", holder: null });
		expect(await judge(list, await own.sign(frozen.number))).toMatchObject({ verdict: "frozen" });
		expect(await judge(list, await own.sign(disputed.number))).toMatchObject({ verdict: "disputed" });
		expect(await judge(list, await other.sign(drawTicketNumber()))).toMatchObject({
			verdict: "other-event",
			otherEvent: "Samudra vs Halilintar",
			since: "2026-11-22T09:30:00.000Z",
		});
		const stranger = await newKey(8);
		for (const forged of [
			code.slice(1),
			code.slice(0, -3),
			await stranger.sign(good.number),
			"https://x.id",
			"",
		])
			expect(await judge(list, forged)).toMatchObject({ verdict: "forged" });
	});

	it("somebody goes out and comes in again; gates on hold only let out", async () => {
		const pass = passOf();
		const [list, code] = [listOf([pass]), await own.sign(pass.number)];
		expect(await verdicts(judge(list, code, { direction: "out" }))).toEqual(["not-inside"]);
		expect(await verdicts(judge(list, code))).toEqual(["in"]);
		expect(await verdicts(judge(list, code, { direction: "out", isHeld: true }))).toEqual(["out"]);
		expect(await verdicts(judge(list, code, { isHeld: true }))).toEqual(["held"]);
		expect(await verdicts(judge(list, code))).toEqual(["in"]);
	});

	it("a ticket that was sold after the list was loaded lets one person in, not two", async () => {
		const list = listOf([]);
		const code = await own.sign(drawTicketNumber());
		expect(await judge(list, code)).toMatchObject({ verdict: "in", holder: null, section: null });
		expect(await judge(list, code)).toMatchObject({ verdict: "used", gate: "C" });
		expect(await verdicts(judge(list, code, { direction: "out" }))).toEqual(["out"]);
		expect(await verdicts(judge(list, code))).toEqual(["in"]);
	});

	it("a typed number counts only if it is on the list", async () => {
		const pass = passOf();
		const list = listOf([pass]);
		const typed = `${pass.number.slice(0, 4).toLowerCase()} ${pass.number.slice(4)}`;
		expect(await verdicts(judge(list, typed, { isManual: true }))).toEqual(["in"]);
		expect(await verdicts(judge(list, drawTicketNumber(), { isManual: true }))).toEqual(["forged"]);
	});

	it("a list saved before it included other matches' keys still works", async () => {
		const { otherKeys: _, ...older } = listOf([]);
		const code = await other.sign(drawTicketNumber());
		expect(await verdicts(judge(older as StoredList, code))).toEqual(["forged"]);
	});
});
