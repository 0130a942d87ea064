import { CalendarPlus } from "lucide-react";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { eventsTexts } from "../events/texts";
import { calendarFeed } from "./calendar-links";
import "./calendar-subscription.css";

/** Calendar feeds that devices keep up to date automatically. */
export function CalendarSubscription({ division }: { division?: DivisionKey | undefined }) {
	const t = useTexts(eventsTexts);
	const label = useSectionLabel();
	const publicUrl = usePublicUrl();
	const feeds = division ? [division] : [undefined, ...divisionKeys];
	// The scheme tells the device to subscribe instead of downloading a copy.
	const address = publicUrl.replace(/^https?:/, "webcal:");
	return (
		<section className="calendar-subscription">
			<h2 className="display display-1">{t.subscribe}</h2>
			<p className="small muted">{t.subscribeHint}</p>
			<ul>
				{feeds.map((feed) => (
					<li key={feed ?? "all"} data-division={feed ?? "club"}>
						<a className="row gap-3" href={`${address}${calendarFeed(feed)}`}>
							<CalendarPlus className="icon" aria-hidden="true" />
							{feed ? label(feed) : t.subscribeAll}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
