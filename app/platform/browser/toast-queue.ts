import { toast } from "sonner";

export const toastDuration = 5_000;
export const maximumToasts = 20;

type Toast = { kind: "success" | "error"; message: string; about?: string | undefined };
const waiting: Toast[] = [];
const failures = new Map<string | number, string | undefined>();
let isAdding = false;

/** One at a time, so there are never more than twenty, including those animating out. */
export async function addToast(added: Toast) {
	waiting.push(added);
	if (isAdding) return;
	isAdding = true;
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		if (next.kind === "success") removeFailures();
		await untilThereIsRoom();
		const before = new Set(drawn());
		const id = toast[next.kind](next.message);
		if (next.kind === "error") failures.set(id, next.about);
		// sonner draws it in a later task: until then it would be missing in the count.
		do await pause(20);
		while (isActive(id) && [...drawn()].every((element) => before.has(element)));
	}
	isAdding = false;
}

const waitingToast = "waiting";
export const drawWaiting = (message: string) =>
	void toast.loading(message, { id: waitingToast, duration: Number.POSITIVE_INFINITY });
export const removeWaiting = () => void toast.dismiss(waitingToast);

/** Dismisses failures about one thing, or all. */
export function removeFailures(about?: string) {
	for (const [id, reason] of failures) {
		if (about !== undefined && reason !== about) continue;
		toast.dismiss(id);
		failures.delete(id);
	}
}

const isActive = (id: string | number) => toast.getToasts().some((active) => active.id === id);

async function untilThereIsRoom() {
	while (drawn().length >= maximumToasts) {
		const oldest = toast.getToasts()[0];
		if (oldest && toast.getToasts().length >= maximumToasts) toast.dismiss(oldest.id);
		await pause(50);
	}
}

/** Dismisses failure toasts that cover the focused field. The field keeps its own error message. */
function stepAside({ target }: Event) {
	if (!(target instanceof Element) || !target.matches("input, select, textarea")) return;
	const field = target.getBoundingClientRect();
	if ([...drawn()].some((element) => overlaps(element.getBoundingClientRect(), field))) removeFailures();
}
for (const event of ["pointerdown", "input"]) document.addEventListener(event, stepAside, true);

const overlaps = (a: DOMRect, b: DOMRect) =>
	a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const drawn = () => document.querySelectorAll("[data-sonner-toast]");
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
