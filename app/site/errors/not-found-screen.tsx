import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import { SearchForm } from "../search/search-form";
import { errorTexts } from "./error-texts";
import figure from "./not-found-figure.json";
import { notFoundTexts } from "./not-found-texts";
import "./error-screen.css";
import { leadingDivision } from "../../platform/club-profile";

export function NotFoundScreen() {
	const t = useTexts(notFoundTexts);
	const { home } = useTexts(errorTexts);
	return (
		<section className="error-screen sea on-brand">
			<img className="error-sea cover" src={pictureUrl(sea, { ...seaSize, disc })} alt="" {...seaSize} />
			<svg className="error-figure" viewBox={`0 0 ${figure.width} ${figure.height}`} aria-hidden="true">
				<path d={figure.path} fill="currentColor" />
			</svg>
			<div className="wrap">
				<h1 className="display display-3">
					<SwellText text={t.title} phase={0.6} k={0.4} lo={56} hi={128} />
				</h1>
				<p className="error-text">{t.text}</p>
				<SearchForm variant="accent" />
				<div className="button-row flow gap-3">
					<ButtonLink variant="foam" to={pathTo("Home")}>
						{home}
					</ButtonLink>
					<ButtonLink variant="ghost" to={pathTo("News list", { category: "all" })}>
						{t.news}
					</ButtonLink>
				</div>
				<OtherPages />
			</div>
		</section>
	);
}

function OtherPages() {
	const t = useTexts(notFoundTexts);
	const links = [
		[pathTo("event-list"), t.events],
		[pathTo("Tickets"), t.tickets],
		[pathTo("store-list"), t.store],
		[pathTo("FAQ"), t.faq],
		[pathTo("Contact us"), t.contact],
	] as const;
	return (
		<nav className="error-links flow" aria-label={t.others}>
			{links.map(([to, label]) => (
				<Link className="tap" key={to} to={to}>
					{label}
				</Link>
			))}
		</nav>
	);
}

const sea: PictureRef = {
	art: "cover",
	slug: "nf4",
	division: leadingDivision,
	variant: "sun",
	field: "sea-tonal",
};
const seaSize = { width: 1364, height: 760 };
const disc = { x: 0.76, y: 0.27, size: 0.26 };
