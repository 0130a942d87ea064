import { Link } from "react-router";
import type { Fixture } from "../../matches/fixtures/fixture";
import { sidesOf } from "../../matches/fixtures/say-fixture";
import { divisionPath } from "../../paths";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDate, formatTime } from "../../platform/words/dates";
import { type Language, textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { divisionCover } from "../../ui/art/division-art";
import { pictureUrl } from "../../ui/art/picture-url";
import { SwellText } from "../../ui/words/swell-text";
import type { homePage } from "./contract";
import { homeTexts } from "./texts";
import "./panji.css";

type Division = AnswerOf<typeof homePage>["divisions"][number];

/** The divisions as flags that hang side by side. */
export function Panji({ divisions }: { divisions: readonly Division[] }) {
	const t = useTexts(homeTexts);
	const language = useLanguage();
	const label = useSectionLabel();
	return (
		<section className="panji column" aria-label={t.divisions}>
			{divisions.map((item, index) => (
				<Link
					key={item.division}
					to={divisionPath(item.division)}
					className="panji-flag column"
					data-division={item.division}
				>
					<img
						className="cover"
						src={pictureUrl(divisionCover(item.division, "panji"), { width: 700, height: 900 })}
						width={700}
						height={900}
						alt=""
						loading="lazy"
						decoding="async"
					/>
					<div className="panji-label">
						<h2 className="display display-3">
							<SwellText text={label(item.division)} phase={index * 1.3} k={0.75} lo={52} hi={140} />
						</h2>
						<p>{describeDivision(item, language)}</p>
					</div>
				</Link>
			))}
		</section>
	);
}

/** Its rank, and its next match. */
function describeDivision({ place, next }: Division, language: Language): string {
	const t = textsIn(homeTexts, language);
	return [place && t.place(place.position, place.competition), next && describeNext(next, language)]
		.filter(Boolean)
		.join(" ");
}

function describeNext(match: Fixture, language: Language): string | null {
	const t = textsIn(homeTexts, language);
	if (!match.opponent) return null;
	if (match.status === "live" && match.score) {
		// No line ends after the dash.
		const [first, second] = sidesOf(match.home, match.score.us, match.score.them);
		return t.playing(match.opponent.name, `${first}–\u2060${second}`);
	}
	const { timeZone } = match.venue;
	const day = formatDate(match.startsAt, "short", language, timeZone);
	return t.nextMatch(match.opponent.name, `${day} ${formatTime(match.startsAt, language, timeZone)}`);
}
