import { sportOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import type { TouchlineView } from "./touchline-view";

/** What the clock shows now; if nobody recorded the whistle, its last value. */
export function clockNow({ division }: TouchlineMatch, { clock, sheet }: TouchlineView): string {
	const { period, startedAt } = clock;
	const { clock: rules } = sportOf(division).rules;
	if (startedAt) return rules.at(period, Date.now() - Date.parse(startedAt));
	const last = sheet?.timeline.findLast((told) => told.period === period)?.at ?? "";
	return rules.kind === "minutes" ? last || rules.at(period, 0) : "";
}

/** A minute earlier or later, within the added time as well: "45+2" becomes "45+1", then "45". */
export function moveMinute(at: string, by: 1 | -1): string {
	const [minute = "0", added] = at.split("+");
	if (added === undefined) return String(Math.min(999, Math.max(1, Number(minute) + by)));
	const more = Number(added) + by;
	return more > 0 ? `${minute}+${Math.min(99, more)}` : minute;
}
