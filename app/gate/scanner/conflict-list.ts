import { formatClock } from "../../platform/dates";
import { askConflicts } from "./gate-calls";
import type { KeptList } from "./judge-ticket";
import { bold, byId, gateName, language, writeTicket } from "./page";

/** Tickets that two devices let in while offline. */
export async function showConflicts({ slug, timeZone }: KeptList["event"]) {
	const { conflicts } = await askConflicts(slug).catch(() => ({ conflicts: [] }));
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
}
