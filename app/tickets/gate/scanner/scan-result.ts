import { formatDateTime, formatTime } from "../../../platform/words/dates";
import { faceOf } from "../scan-verdicts";
import { rightNow } from "./clock";
import type { Judged } from "./judge-ticket";
import { bold, byId, gateName, language, say, timeOfDay, writeTicket } from "./page";
import { play } from "./sounds";

/** Over the whole screen, with its sound. */
export function showResult(
	judged: Judged,
	{ timeZone, isLoud, isManual }: { timeZone: string; isLoud: boolean; isManual: boolean },
) {
	const { verdict, holder, section, seat, since, gate: where, otherEvent } = judged;
	const place = [section, seat && say("seat", seat.row, seat.number)].filter(Boolean).join(" · ");
	const face = faceOf[verdict];
	const panel = byId(`result-${face}`);
	const time = (at: string) => formatTime(at, language, timeZone);
	const minutes = since && Math.max(0, Math.round((rightNow().getTime() - Date.parse(since)) / 60_000));
	const [main, more] = {
		in: [holder ?? say("sold"), place],
		out: [say("goesOut"), [holder, place].filter(Boolean).join(" · ")],
		used: [
			since && where ? say("usedAt", time(since), gateName(where)) : say("usedBefore"),
			since ? (minutes ? say("usedAgo", minutes, holder ?? "") : say("usedNow", holder ?? "")) : "",
		],
		"not-inside": [say("notInside"), holder ?? ""],
		void: [
			since ? say("voidAt", formatDateTime(since, "day", language, timeZone)) : say("voided"),
			say("voidHint"),
		],
		frozen: [say("frozen"), say("frozenHint")],
		disputed: [say("disputed"), say("disputedHint")],
		held: [say("held"), say("heldHint")],
		"other-event": [
			say("otherFor", otherEvent ?? ""),
			since ? formatDateTime(since, "short", language, timeZone) : "",
		],
		forged: isManual ? [say("notListed"), say("notListedHint")] : [say("forged"), say("forgedHint")],
	}[verdict] as [string, string];
	for (const word of panel.querySelectorAll<HTMLElement>("[data-word]"))
		word.hidden = word.dataset.word !== verdict;
	panel.querySelector(".h-m")!.textContent = main;
	panel.querySelector(".h-n")!.textContent = more;
	panel.querySelector(".h-at")!.textContent = timeOfDay();
	const next = panel.querySelector<HTMLElement>("[data-next]")!;
	next.textContent = (isManual && next.dataset.typed) || next.dataset.next!;
	document.body.dataset.result = face;
	next.focus();
	play(face, isLoud);
	// Green closes by itself: the next fan is already there.
	if (face === "in") setTimeout(() => document.body.dataset.result === face && hideResult(), 1_800);
}

export function hideResult() {
	delete document.body.dataset.result;
	if (document.body.hasAttribute("data-blind")) byId("number").focus();
}

/** The last few, below the camera. */
export function addRecent({ verdict, section, number, otherEvent }: Judged) {
	const face = faceOf[verdict];
	const item = document.createElement("li");
	item.className = `l-${face}`;
	const time = document.createElement("time");
	time.textContent = timeOfDay();
	const where = document.createElement("span");
	where.textContent = section ?? otherEvent ?? (number ? writeTicket(number) : "");
	const mark = document.createElement("i");
	mark.ariaHidden = "true";
	item.append(mark, bold(say(`word-${verdict}`)), where, time);
	byId("recent").prepend(item);
	while (byId("recent").children.length > 8) byId("recent").lastChild?.remove();
}
