import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../app/platform/data/database.server";
import { storedValue } from "../app/platform/data/stored-values.server";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse, refuseSaying } from "../app/platform/http/refusal";

type Options = {
	/** How many calls are served at once. */
	atOnce: number;
	/** How long the line may get. */
	longest: number;
	/** Signs the places, in all processes alike. */
	key: () => Promise<Buffer>;
	/** How long a newcomer waits before being told the place, in milliseconds. */
	firstWait?: number;
};
type Place = {
	name: string;
	arrivedAt: number;
	/** Lets the call in; absent while its browser is on its way back with the next one. */
	enter?: (() => void) | undefined;
	leftAt: number;
};
type Caller = {
	/** Whose place it is, and for which call: nobody else's is worth anything. */
	name: string;
	/** The place from an earlier answer. */
	place: string | undefined;
	/** Named by their account, guests by their network address. */
	isMember: boolean;
	/** Gives the caller a place to come back with. */
	givePlace: (place: string) => void;
	gone: AbortSignal;
};
export type BuyingLine = ReturnType<typeof buyingLine>;

/** In milliseconds: until somebody who came back is told the place anew, the farther behind the later. */
const wait = { shortest: 2_000, longest: 7_000 };
/** Who has not come back by then has given up. */
const longestAbsence = 10_000;
/** An older place is worth nothing. */
const longestWait = 120_000;
const smoothing = 0.05;
/** For one kind of call. Many guests share an address, but one of them must not fill the line. */
const mostPlaces = { member: 4, address: 500 };

/**
 * When more fans buy at once than the machine serves well, their calls wait in one line, first come, first served. A call that
 * waits for long is answered 503 `in_line` with its place and about how long it takes; its browser shows that, and sends the
 * same call again with the place that came in `queue-place`. The place says when its fan arrived, so it is as good in another
 * process, or after a restart.
 */
export function buyingLine({ atOnce, longest, key, firstWait = 1_000 }: Options) {
	/** By arrival. */
	const line: Place[] = [];
	const places = new Map<string, Place>();
	let free = atOnce;
	/** Milliseconds from one call's end to the next one's, while somebody waits. */
	let pace = 20;
	let lastEnd = 0;

	async function inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
		if (free > 0) free--;
		else await takePlace(caller, await key());
		try {
			return await work();
		} finally {
			letNextIn();
		}
	}

	/** The first of those who are there: no place is kept free for a browser on its way. */
	function letNextIn() {
		const now = performance.now();
		if (line.length > 0) pace += (Math.min(now - lastEnd, 1_000) - pace) * smoothing;
		lastEnd = now;
		const next = line.find(({ enter }) => enter);
		if (next) next.enter!();
		else free++;
	}

	async function takePlace(caller: Caller, key: Buffer) {
		const arrivedAt = readPlace(key, caller);
		const text = arrivedAt ? caller.place! : signPlace(key, caller.name);
		const place = places.get(text) ?? join(text, caller, arrivedAt ?? Date.now());
		if (place.enter) throw refuse(platformRefusals, "in_progress", 1);
		const untilTold = arrivedAt
			? Math.min(wait.longest, Math.max(wait.shortest, (line.indexOf(place) * pace) / 4))
			: firstWait;
		try {
			await turnOf(place, AbortSignal.any([caller.gone, AbortSignal.timeout(untilTold)]));
		} catch {
			caller.gone.throwIfAborted();
			caller.givePlace(text);
			const number = line.indexOf(place) + 1;
			throw sayPlace(number, Math.max(1, Math.ceil((number * pace) / 1_000)));
		}
		leave(text, place);
	}

	function turnOf(place: Place, ended: AbortSignal) {
		// While the key was read for the first time.
		if (free > 0) return void free--;
		return new Promise<void>((resolve, reject) => {
			const stopWaiting = () => {
				place.enter = undefined;
				place.leftAt = performance.now();
				ended.removeEventListener("abort", goAway);
			};
			const goAway = () => {
				stopWaiting();
				reject(ended.reason);
			};
			place.enter = () => {
				stopWaiting();
				resolve();
			};
			ended.addEventListener("abort", goAway);
			if (ended.aborted) goAway();
		});
	}

	function join(text: string, { name, isMember }: Caller, arrivedAt: number): Place {
		for (const [text, { enter, leftAt }] of places)
			if (!enter && performance.now() - leftAt > longestAbsence) leave(text, places.get(text)!);
		if (line.length >= longest) throw refuse(platformRefusals, "server_busy", 10);
		const own = line.filter((other) => other.name === name).length;
		// Not "too many": whoever presses again must come back with the same key, or would order twice.
		if (isMember && own >= mostPlaces.member) throw refuse(platformRefusals, "in_progress", 1);
		if (own >= mostPlaces.address) throw refuse(platformRefusals, "too_many_requests", 5);
		const place: Place = { name, arrivedAt, leftAt: performance.now() };
		line.splice(line.findLastIndex((other) => other.arrivedAt <= arrivedAt) + 1, 0, place);
		places.set(text, place);
		return place;
	}

	function leave(text: string, place: Place) {
		places.delete(text);
		line.splice(line.indexOf(place), 1);
	}

	const figures = () => ({ places: line.length, present: line.filter(({ enter }) => enter).length });
	return Object.assign(inTurn, { figures });
}

const sayPlace = (number: number, seconds: number) =>
	refuseSaying(
		platformRefusals,
		"in_line",
		{
			id: `Lagi ramai sekali. Kamu nomor ${number} dalam antrean, kira-kira ${seconds} detik lagi.`,
			en: `It's very busy. You're number ${number} in line, about ${seconds} ${seconds === 1 ? "second" : "seconds"} to go.`,
		},
		1,
	);

/** Made once, and shared by all processes. */
export function linePlaceKey(db: Db) {
	let known: Buffer | undefined;
	return async () => {
		known ??= Buffer.from(
			await storedValue(db, "line-place-key", () => randomBytes(32).toString("base64url")),
			"base64url",
		);
		return known;
	};
}

const macLength = 16;
const bodyLength = 14;

function signPlace(key: Buffer, name: string): string {
	const body = Buffer.concat([Buffer.alloc(6), randomBytes(bodyLength - 6)]);
	body.writeUIntBE(Date.now(), 0, 6);
	return Buffer.concat([body, macOf(key, name, body)]).toString("base64url");
}

/** When its fan arrived; null unless we have given it to this caller, not long ago. */
function readPlace(key: Buffer, { name, place = "" }: Caller): number | null {
	const bytes = Buffer.from(place, "base64url");
	if (bytes.length !== bodyLength + macLength) return null;
	const body = bytes.subarray(0, bodyLength);
	if (!timingSafeEqual(macOf(key, name, body), bytes.subarray(bodyLength))) return null;
	const arrivedAt = body.readUIntBE(0, 6);
	return Date.now() - arrivedAt < longestWait ? arrivedAt : null;
}

const macOf = (key: Buffer, name: string, body: Buffer) =>
	createHmac("sha256", key).update(body).update(name).digest().subarray(0, macLength);
