import { recordEntry, type TouchlineMatch, touchlineMatch } from "../../events/touchline/contract";
import type { TouchlineEntry } from "../../events/touchline/entry";
import { ApiError, callApi } from "../../platform/call-api";
import { findMatch, forgetWaiting, keepMatch, keepWaiting, listWaiting, type Waiting } from "./kept";

export type TouchlineState = {
	/** As the server said last; null until it has answered once on this device. */
	match: TouchlineMatch | null;
	/** In the order of the presses. */
	waiting: Waiting[];
	isOffline: boolean;
	/** Why there is nothing to show, or nothing is sent: logged out, no role, no such match. */
	fault: ApiError | null;
};

const pollEvery = 4_000;

/** One match on this device. What is pressed is kept first, then sent, one after the other; it survives everything but the phone. */
export function openTouchline(slug: string) {
	let state: TouchlineState = { match: null, waiting: [], isOffline: !navigator.onLine, fault: null };
	const listeners = new Set<() => void>();
	let isSending = false;
	/** Counts answers to what was sent: a read that began before one of them is older. */
	let confirmed = 0;

	const set = (part: Partial<TouchlineState>) => {
		state = { ...state, ...part };
		for (const listener of listeners) listener();
	};
	const setWaiting = async () => set({ waiting: await listWaiting(slug) });
	const take = async (match: TouchlineMatch) => {
		await keepMatch(match);
		set({ match, isOffline: false, fault: null });
	};
	const explain = (error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		if (isTemporary(error)) set({ isOffline: true });
		else set({ fault: error, isOffline: false });
	};

	async function load() {
		const [kept, waiting] = await Promise.all([findMatch(slug), listWaiting(slug)]);
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

	/** Until everything is sent or the network fails. What is refused is put aside, so that it holds up nothing. */
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
					await keepMatch(match);
					set({ match, isOffline: false, fault: null, waiting: await listWaiting(slug) });
				} catch (error) {
					if (!(error instanceof ApiError) || !isRefusal(error)) {
						explain(error);
						return;
					}
					const { error: code = "invalid", message = "" } = error.body;
					await keepWaiting({ ...next, refusal: { code, message } });
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
			await keepWaiting({ slug, entry });
			await setWaiting();
			await send();
		},
		/** Send what was refused as a twin again: it is another one. */
		async insist({ entry }: Waiting) {
			await keepWaiting({ slug, entry: { ...entry, isSure: true } as TouchlineEntry });
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

/** No network, or a server that is busy or away: the same entry will do later. */
const isTemporary = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429;
const isRefusal = (error: ApiError) => !isTemporary(error) && error.status !== 401 && error.status !== 403;
