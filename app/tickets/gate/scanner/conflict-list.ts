import { formatClock } from "../../../platform/words/dates";
import { askConflicts } from "./gate-calls";
import type { StoredList } from "./judge-ticket";
import { bold, byId, formatNumber, gateName, language, say, writeTicket } from "./page";

/** Tickets that two devices let in while offline: the latest, and how many more there are. */
export async function showConflicts({ slug, timeZone }: StoredList["event"], count: number) {
	// What is on the screen stays if the network goes just now.
	const answer = await askConflicts(slug).catch(() => null);
	if (!answer) return;
	const { conflicts } = answer;
	byId("conflicts").hidden = conflicts.length === 0;
	byId("conflict-list").replaceChildren(
		...conflicts.map(({ number, section, scans }) => {
			const item = document.createElement("li");
			const at = (scan: (typeof scans)[number]) =>
				`${gateName(scan.gate)} ${formatClock(scan.at, language, timeZone)}`.replaceAll(" ", "\u00a0");
			item.append(bold(writeTicket(number)), ` ${section ?? ""} · ${scans.map(at).join(" · ")}`);
			return item;
		}),
	);
	const more = count - conflicts.length;
	byId("conflicts-more").textContent = more > 0 ? say("more", formatNumber(more)) : "";
}
