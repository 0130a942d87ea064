import { useEffect, useRef, useSyncExternalStore } from "react";

export type Shortcut = {
	/** "j", "?", "mod+k", or two in a row: "g o". */
	keys: string;
	label: string;
	run: (event: KeyboardEvent) => void;
	/** Belongs to the frame, so it works on every screen. */
	everywhere?: boolean;
};

/** Binds keys while the component is shown. The latest list is used, so it may be a new array on every render. */
export function useShortcuts(list: Shortcut[]) {
	const latest = useRef(list);
	latest.current = list;
	const signature = list.map(({ keys, label }) => `${keys} ${label}`).join("\n");
	// biome-ignore lint/correctness/useExhaustiveDependencies: bound again when keys or labels change, not on every render
	useEffect(() => {
		const bound = latest.current.map((shortcut, place) => ({
			...shortcut,
			run: (event: KeyboardEvent) => latest.current[place]?.run(event),
		}));
		change([...active, ...bound]);
		return () => change(active.filter((shortcut) => !bound.includes(shortcut)));
	}, [signature]);
}

/** All that are bound now, for the list of shortcuts. */
export const useActiveShortcuts = () => useSyncExternalStore(subscribe, () => active);

const offKey = "office-letters-off";

/** Letters alone get in the way of voice control, so they can be turned off (WCAG 2.1.4). */
export const useLettersOn = () => useSyncExternalStore(subscribe, lettersAreOn);
export function turnLetters(on: boolean) {
	localStorage.setItem(offKey, on ? "" : "yes");
	change([...active]);
}
const lettersAreOn = () => localStorage.getItem(offKey) !== "yes";

let active: Shortcut[] = [];
const listeners = new Set<() => void>();

function change(next: Shortcut[]) {
	active = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

const patience = 1_000;
let pending = { key: "", at: 0 };

/** The latest binding wins: a screen may override a key of the frame. */
export function handleKey(event: KeyboardEvent) {
	if (event.defaultPrevented || event.altKey || event.isComposing) return;
	const isCommand = event.ctrlKey || event.metaKey;
	if (!isCommand && (isTyping(event.target) || !lettersAreOn())) return;
	if (document.querySelector(".modal-scrim")) return;
	const pressed = isCommand ? `mod+${event.key.toLowerCase()}` : event.key;
	const sequence = Date.now() - pending.at < patience ? `${pending.key} ${pressed}` : "";
	const find = (keys: string) => active.findLast((shortcut) => shortcut.keys === keys);
	const found = (sequence && find(sequence)) || find(pressed);
	pending = { key: pressed, at: Date.now() };
	if (!found) return;
	// Enter on a link or button does what it always does.
	if (pressed === "Enter" && event.target instanceof Element && event.target.closest("a, button")) return;
	event.preventDefault();
	found.run(event);
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])"));
