import { type MetaArgs, useLoaderData, useRevalidator } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { useChanges } from "../../platform/browser/use-changes";
import { formatDate } from "../../platform/words/dates";
import { fixtureTitle } from "../fixtures/say-fixture";
import { MatchCentre } from "../match-centre/match-centre";
import { EventStructure } from "./event-structure";
import { PlainEvent } from "./plain-event";
import { eventRead } from "./reads";
import "../../ui/panels/two-columns.css";
import "./event.css";

export const loader = onServer(eventRead);
export const clientLoader = inBrowser(eventRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { language } = settingsOf(matches);
	const day = formatDate(loaderData.startsAt, "long", language, loaderData.venue.timeZone);
	return pageMeta(
		{ location, matches },
		{
			title: `${fixtureTitle(loaderData)}, ${day}`,
			description: loaderData.summary,
			state: matchState(loaderData),
		},
	);
}

export default function EventPage() {
	const event = useLoaderData<typeof clientLoader>();
	const { revalidate } = useRevalidator();
	useChanges(event.status === "live" ? "events" : null, revalidate);
	return (
		<article data-division={event.division}>
			<EventStructure event={event} />
			{event.kind === "match" ? <MatchCentre event={event} /> : <PlainEvent event={event} />}
		</article>
	);
}

/** A link shared before the match gets a different preview image than one shared after it. */
const matchState = ({ status, score }: { status: string; score: { us: number; them: number } | null }) =>
	score ? `${status}-${score.us}-${score.them}` : status;
