import { type MetaArgs, useLoaderData } from "react-router";
import { club } from "../../../club/profile";
import { FixtureTile } from "../../matches/fixtures/fixture-link";
import { keptReturn } from "../../members/sessions/kept-return";
import { useAccount } from "../../members/sessions/use-account";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { FixtureStrip } from "../../ui/cards/fixture-card";
import { LatePart } from "../../ui/feedback/late-part";
import { homeRead } from "../reads";
import { ClubStructure } from "./club-structure";
import { Hero } from "./hero";
import { listHeroSlides } from "./hero-slides";
import { HomeFaces, HomeNews, HomeStore, HomeVideos } from "./home-sections";
import { IndexRows } from "./index-rows";
import { Membership } from "./member-card";
import { Panji } from "./panji";
import { homeTexts } from "./texts";

export const loader = onServer(homeRead);
export const clientLoader = inBrowser(homeRead);

const fetchResumeSheet = async () => (await import("../../orders/resuming/resume-sheet")).ResumeSheet;
const fetchForYou = async () => (await import("./for-you/for-you")).ForYou;

export function meta({ location, matches }: MetaArgs) {
	const { language } = settingsOf(matches);
	return pageMeta(
		{ location, matches },
		{
			title: `${club.name}. ${localize(club.tagline, language)}`,
			description: localize(club.description, language),
		},
	);
}

export default function HomePage() {
	const home = useLoaderData<typeof clientLoader>();
	const t = useTexts(homeTexts);
	const language = useLanguage();
	const slides = listHeroSlides(home, language);
	return (
		<>
			<ClubStructure matches={home.matches} />
			{slides.length > 0 ? <Hero slides={slides} /> : <h1 className="visually-hidden">{club.name}</h1>}
			{home.matches.length > 0 && (
				<FixtureStrip label={t.matches}>
					{home.matches.map((match) => (
						<FixtureTile key={match.slug} fixture={match} />
					))}
				</FixtureStrip>
			)}
			<ForMember />
			<HomeNews stories={home.stories} />
			<Panji divisions={home.divisions} />
			<HomeStore products={home.products} />
			<HomeVideos videos={home.videos} />
			<HomeFaces players={home.captains} />
			<Membership year={Number(home.today.slice(0, 4))} />
			<IndexRows foundation={home.foundation} />
		</>
	);
}

/** Its own component: the account is known only after hydration, and re-rendering the whole page is one long task. */
function ForMember() {
	if (useAccount().state !== "member") return null;
	return (
		<>
			<LatePart part={fetchForYou} />
			{keptReturn() && <LatePart part={fetchResumeSheet} />}
		</>
	);
}
