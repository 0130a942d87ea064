import { sportOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import type { TouchlineEntry } from "../../matches/touchline/entry";
import {
	applyEntry,
	type Clock,
	clockOf,
	type Progress,
	revertEntry,
} from "../../matches/touchline/match-progress";
import type { Waiting } from "./stored";

type Shown = TouchlineMatch["entries"][number] & { isWaiting: boolean };

export type TouchlineView = Progress & {
	clock: Clock;
	/** Oldest first, without what was undone. */
	entries: Shown[];
};

/** The match as it will be once everything on this device has been sent. */
export function viewOf(match: TouchlineMatch, waiting: readonly Waiting[]): TouchlineView {
	const sport = sportOf(match.division);
	let progress: Progress = { status: match.status, sheet: match.sheet };
	let entries: Shown[] = match.entries.map((one) => ({ ...one, isWaiting: false }));
	for (const { entry, refusal } of waiting) {
		// Sent, but the response was lost.
		if (refusal || entries.some((one) => one.entry.id === entry.id)) continue;
		if (entry.kind === "undo") {
			const undone = entries.find((one) => one.entry.id === entry.undoes);
			if (undone?.counted) progress = revertEntry(progress, undone.entry, sport);
			entries = entries.filter((one) => one !== undone);
			continue;
		}
		const next = applyEntry(progress, entry, sport);
		entries = [...entries, { entry, counted: next !== progress, by: null, isWaiting: true }];
		progress = next;
	}
	return { ...progress, entries, clock: clockOf(toEntries(entries), progress.sheet?.periods) };
}

const toEntries = (shown: readonly Shown[]): TouchlineEntry[] => shown.map(({ entry }) => entry);
