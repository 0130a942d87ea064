import type { ReactNode } from "react";
import { club } from "../../../club/profile";
import { divisionPath, pathTo } from "../../paths";
import { dayOf } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { Wordmark } from "../../ui/art/marks/wordmark";
import { cssVariables } from "../../ui/css-variables";
import { SocialLinks } from "../../ui/social-links";
import { FrameLink } from "./frame-link";
import { entertainmentName, type PlaceOnSite, socialLinksAt, ways } from "./site-map";
import { frameTexts } from "./texts";
import "./site-footer.css";

export function SiteFooter({ place }: { place: PlaceOnSite }) {
	const { footer, links } = useTexts(frameTexts);
	const language = useLanguage();
	return (
		<footer className="site-footer on-brand">
			<div className="wrap">
				<Partners />
				<div className="footer-columns stack">
					<div className="footer-about stack gap-5">
						<Crest size={72} />
						<p>
							{footer.about(club.name, club.city, club.founded)} {localize(club.tagline, language)}
						</p>
					</div>
					<Column title={footer.club}>
						<LinkList
							links={[
								[ways.news, links.news],
								[ways.events, links.events],
								[pathTo("Videos", { category: "all" }), links.videos],
								[ways.foundation, links.foundation],
								[ways.entertainment, entertainmentName],
							]}
						/>
					</Column>
					<Column title={footer.teams}>
						<LinkList
							links={[
								...club.divisions.map(
									({ key, label }) => [divisionPath(key), localize(label, language)] as const,
								),
								[ways.academy, links.academy],
								[pathTo("achievement-list"), links.achievements],
							]}
						/>
					</Column>
					<Column title={footer.help}>
						<LinkList
							links={[
								[ways.tickets, footer.ticketHelp],
								[pathTo("FAQ"), links.faq],
								[pathTo("Contact us"), links.contact],
								[pathTo("local", { category: "language" }), links.settings],
							]}
						/>
					</Column>
					<Column title={footer.follow}>
						<SocialLinks links={socialLinksAt(place)} />
					</Column>
				</div>
				<Wordmark />
				<Legal />
			</div>
		</footer>
	);
}

/** Set as text, each at its own font width: together they form a wave. */
function Partners() {
	const { footer } = useTexts(frameTexts);
	if (club.partners.length === 0) return null;
	return (
		<div className="footer-partners row flow">
			<span className="small" id="footer-partners">
				{footer.partners}
			</span>
			<ul aria-labelledby="footer-partners">
				{club.partners.map(({ name, url, width }) => (
					<li key={name} style={cssVariables({ "--partner-width": `${width}%` })}>
						{url ? (
							<a href={url} rel="noopener noreferrer">
								{name}
							</a>
						) : (
							name
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

function Column({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="footer-column">
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function LinkList({ links }: { links: readonly (readonly [to: string, label: string])[] }) {
	return (
		<ul>
			{links.map(([to, label]) => (
				<li key={to}>
					<FrameLink to={to}>{label}</FrameLink>
				</li>
			))}
		</ul>
	);
}

function Legal() {
	const { footer, links } = useTexts(frameTexts);
	return (
		<div className="footer-legal small row flow apart">
			{/* A page rendered in the last seconds of a year may be hydrated in the next. */}
			<span suppressHydrationWarning>{footer.rights(currentYear(), club.name)}</span>
			<ul className="flow">
				<li>
					<FrameLink to={pathTo("Terms")}>{links.terms}</FrameLink>
				</li>
				<li>
					<FrameLink to={pathTo("Privacy")}>{links.privacy}</FrameLink>
				</li>
				<li>
					<FrameLink to={pathTo("Cookie")}>{links.cookies}</FrameLink>
				</li>
				<li>
					<FrameLink to={pathTo("Cookie settings")}>{links.cookieSettings}</FrameLink>
				</li>
			</ul>
		</div>
	);
}

const currentYear = () => dayOf(new Date(), club.timeZone).slice(0, 4);
