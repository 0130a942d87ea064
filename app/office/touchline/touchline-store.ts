import { recordEntry, type TouchlineMatch, touchlineMatch } from "../../matches/touchline/contract";
import type { TouchlineEntry } from "../../matches/touchline/entry";
import { ApiError, callApi } from "../../platform/http/call-api";
import { findMatch, forgetWaiting, listUnsent, storeMatch, storeUnsent, type Waiting } from "./stored";

export type TouchlineState = {
	/** The server's latest response; null until the first one on this device. */
	match: TouchlineMatch | null;
	/** In the order of the presses. */
	waiting: Waiting[];
	isOffline: boolean;
	/** Why there is nothing to show, or nothing is sent: logged out, no role, no such match. */
	fault: ApiError | null;
};

const pollEvery = 4_000;

/** One match on this device. Entries are stored first, then sent one at a time; they survive everything but the loss of the phone. */
export function openTouchline(slug: string) {
	let state: TouchlineState = { match: null, waiting: [], isOffline: !navigator.onLine, fault: null };
	const listeners = new Set<() => void>();
	let isSending = false;
	/** Counts confirmed sends: a read that began before one of them is stale. */
	let confirmed = 0;

	const set = (part: Partial<TouchlineState>) => {
		state = { ...state, ...part };
		for (const listener of listeners) listener();
	};
	const setWaiting = async () => set({ waiting: await listUnsent(slug) });
	const take = async (match: TouchlineMatch) => {
		await storeMatch(match);
		set({ match, isOffline: false, fault: null });
	};
	const explain = (error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		if (isTemporary(error)) set({ isOffline: true });
		else set({ fault: error, isOffline: false });
	};

	async function load() {
		const [kept, waiting] = await Promise.all([findMatch(slug), listUnsent(slug)]);
		set({ match: state.match ?? kept ?? null, waiting });
		await catchUp();
	}

	async function read() {
		const before = confirmed;
		try {
			const match = await callApi(touchlineMatch, { slug });
			if (before === confirmed && !isSending) await take(match);
		} catch (error) {
			explain(error);
		}
	}

	/** Sends until the queue is empty or the network fails. Refused entries are set aside so that they don't block the rest. */
	async function send() {
		if (isSending) return;
		isSending = true;
		try {
			for (let next = findUnsent(); next; next = findUnsent()) {
				const { entry } = next;
				try {
					const match = await callApi(recordEntry, { slug, entry });
					confirmed++;
					await forgetWaiting(entry.id);
					await storeMatch(match);
					set({ match, isOffline: false, fault: null, waiting: await listUnsent(slug) });
				} catch (error) {
					if (!(error instanceof ApiError) || !isRefusal(error)) {
						explain(error);
						return;
					}
					const { error: code = "invalid", message = "" } = error.body;
					await storeUnsent({ ...next, refusal: { code, message } });
					await setWaiting();
				}
			}
		} finally {
			isSending = false;
		}
	}
	const findUnsent = () => state.waiting.find(({ refusal }) => !refusal);

	async function catchUp() {
		await send();
		if (!findUnsent()) await read();
	}

	return {
		subscribe(listener: () => void) {
			listeners.add(listener);
			const onLine = () => void catchUp();
			const timer = setInterval(() => document.visibilityState === "visible" && void catchUp(), pollEvery);
			window.addEventListener("online", onLine);
			void load();
			return () => {
				listeners.delete(listener);
				clearInterval(timer);
				window.removeEventListener("online", onLine);
			};
		},
		getState: () => state,
		async record(entry: TouchlineEntry) {
			await storeUnsent({ slug, entry });
			await setWaiting();
			await send();
		},
		/** Resends an entry refused as a duplicate: it is a separate event. */
		async insist({ entry }: Waiting) {
			await storeUnsent({ slug, entry: { ...entry, isSure: true } as TouchlineEntry });
			await setWaiting();
			await send();
		},
		async discard({ entry }: Waiting) {
			await forgetWaiting(entry.id);
			await setWaiting();
		},
	};
}
export type Touchline = ReturnType<typeof openTouchline>;

/** No network, or a server that is busy or down: worth retrying later. */
const isTemporary = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429;
const isRefusal = (error: ApiError) => !isTemporary(error) && error.status !== 401 && error.status !== 403;
