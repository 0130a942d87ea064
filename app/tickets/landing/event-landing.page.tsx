import { type MetaArgs, useLoaderData } from "react-router";
import { EventBody } from "../../matches/events/event-body";
import { EventStructure } from "../../matches/events/event-structure";
import { pageMeta } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { formatClock } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import { landingRead } from "../reads";
import { SaleDesk } from "../sales/sale-desk";
import { standingOf } from "../sales/sale-standing";
import { LandingHero } from "./landing-hero";
import { landingTexts } from "./landing-texts";
import { LandingTickets } from "./landing-tickets";
import "../../ui/panels/two-columns.css";
import "../buying/buy-ticket.css";
import "./event-landing.css";

export const loader = onServer(landingRead);
export const clientLoader = inBrowser(landingRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { title, summary } = loaderData.event;
	return pageMeta({ location, matches }, { title, description: summary });
}

export default function EventLandingPage() {
	const { event, sale } = useLoaderData<typeof loader>();
	const t = useTexts(landingTexts);
	const isSold = sale !== null && ["open", "soon", "sold-out"].includes(standingOf(event));
	return (
		<article className="landing" data-division={event.division}>
			<EventStructure event={event} />
			<LandingHero event={event} isSold={isSold} />
			{event.programme.length > 0 && <Programme programme={event.programme} venue={event.venue} />}
			<div className="section wrap two-columns">
				<About event={event} />
				<aside>
					<LandingTickets event={event} sections={sale?.sections ?? []} />
				</aside>
			</div>
			{sale && isSold && (
				<section
					className="wrap buy-ticket stack gap-5 landing-sale"
					id="tickets"
					aria-labelledby="landing-sale"
				>
					<h2 id="landing-sale" className="display display-3">
						<SwellText text={t.buy} phase={0.5} k={0.4} lo={56} hi={132} />
					</h2>
					<SaleDesk key={sale.id} sale={sale} />
				</section>
			)}
		</article>
	);
}

type Event = ReturnType<typeof useLoaderData<typeof loader>>["event"];

/** The programme on a dark background, with large times. */
function Programme({ programme, venue }: Pick<Event, "programme" | "venue">) {
	const t = useTexts(landingTexts);
	const language = useLanguage();
	return (
		<section className="landing-programme on-brand" id="programme">
			<div className="wrap">
				<h2 className="display display-4">
					<SwellText text={t.programme} phase={0.8} k={0.42} lo={56} hi={132} />
				</h2>
				<ol className="stack">
					{programme.map(({ startsAt, title, place }) => (
						<li className="stack gap-4" key={`${startsAt} ${title}`}>
							<time className="display tabular" dateTime={startsAt}>
								{formatClock(startsAt, language, venue.timeZone)}
							</time>
							<p>
								<b>{title}</b>
								{place && <span>{place}</span>}
							</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

function About({ event }: { event: Event }) {
	const t = useTexts(landingTexts);
	return (
		<div className="landing-about stack gap-5">
			<h2 className="display display-3">
				<SwellText text={t.about} phase={0.3} k={0.4} lo={56} hi={132} />
			</h2>
			{event.body ? <EventBody event={event} /> : <p className="lead">{event.summary}</p>}
		</div>
	);
}
