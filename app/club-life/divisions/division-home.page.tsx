import { type MetaArgs, useLoaderData } from "react-router";
import { club } from "../../../club/profile";
import { divisionPath, pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { findDivision } from "../../platform/club-profile";
import { sectionLabel, useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { LinkTabs } from "../../ui/navigation/link-tabs";
import { SocialLinks } from "../../ui/social-links";
import { divisionAt, divisionHomeRead } from "../reads";
import { SponsorStrip } from "../sponsors/sponsor-strip";
import { DivisionHead } from "./division-head";
import { DivisionMatches } from "./division-matches";
import {
	DivisionMerchandise,
	DivisionNews,
	DivisionSquad,
	DivisionVideos,
	TrophyRoom,
} from "./division-sections";
import { DivisionStructure } from "./division-structure";
import { divisionsTexts } from "./texts";
import "./division-home.css";

export const loader = onServer(divisionHomeRead);
export const clientLoader = inBrowser(divisionHomeRead);

export function meta({ location, matches }: MetaArgs) {
	const { language } = settingsOf(matches);
	const division = divisionAt(location.pathname);
	const name = sectionLabel(division, language);
	const ground = findDivision(division)?.ground ?? club.city;
	return pageMeta(
		{ location, matches },
		{ title: name, description: textsIn(divisionsTexts, language).description(name, ground) },
	);
}

export default function DivisionHomePage() {
	const home = useLoaderData<typeof clientLoader>();
	const t = useTexts(divisionsTexts);
	const { division } = home;
	const name = useSectionLabel()(division);
	return (
		<div data-division={division}>
			<DivisionStructure home={home} />
			<DivisionHead division={division} titles={home.titles} />
			<LinkTabs
				label={name}
				tabs={[
					{ to: divisionPath(division), label: t.overview },
					{ to: pathTo("event-list", { category: division }), label: t.fixtures },
					{ to: pathTo("player-list", { category: division }), label: t.squad },
					{ to: pathTo("achievement-list", { category: division }), label: t.honours },
					{ to: pathTo("News list", { category: division }), label: t.news },
					{ to: pathTo("Videos", { category: division }), label: t.videos },
				]}
			/>
			<DivisionMatches home={home} />
			<DivisionSquad home={home} />
			<DivisionNews home={home} />
			<TrophyRoom home={home} />
			<DivisionVideos home={home} />
			<DivisionMerchandise home={home} />
			<SponsorStrip sponsors={home.sponsors} />
			<section className="division-follow accented">
				<div className="wrap row flow apart">
					<h2 className="display display-2">{t.follow(name)}</h2>
					<SocialLinks links={findDivision(division)?.socialLinks ?? club.socialLinks.main} />
				</div>
			</section>
		</div>
	);
}
