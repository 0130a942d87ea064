import { Link } from "react-router";
import { club } from "../../club/profile";
import { Crest } from "../ui/art/crest";
import { LiveBadge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { DateText } from "../ui/date-text";
import { Picture } from "../ui/picture";
import { TeamCrest } from "../ui/team-crest";
import type { Fixture } from "./fixture";
import { fixturePath, useFixtureAction } from "./fixture-link";
import { fixtureTitle, sidesOf } from "./fixture-words";
import "./next-match.css";

/** Two colours meeting at an S, and the way in. */
export function NextMatch({ fixture, priority }: { fixture: Fixture; priority?: boolean }) {
	const action = useFixtureAction()(fixture);
	const isUrgent = fixture.status === "live" || fixture.tickets?.state === "open";
	return (
		<div className="next-match" data-division={fixture.division}>
			<MatchPoster fixture={fixture} priority={priority} />
			<div className="next-match-text">
				<div>
					<p className="display display-2">{scoreTitle(fixture)}</p>
					<p className="muted">
						{fixture.status === "live" && (
							<>
								<LiveBadge /> {fixture.phase} ·{" "}
							</>
						)}
						<DateText at={fixture.startsAt} as="full" timeZone={fixture.venue.timeZone} /> ·{" "}
						<DateText at={fixture.startsAt} as="time" timeZone={fixture.venue.timeZone} /> ·{" "}
						{fixture.venue.name}
					</p>
				</div>
				<ButtonLink variant={isUrgent ? "accent" : "ghost"} to={action.to}>
					{action.label}
				</ButtonLink>
			</div>
		</div>
	);
}

/** "Krakatau Putra 1–1 …" while it is being played. */
function scoreTitle(fixture: Fixture) {
	const { score, opponent } = fixture;
	if (fixture.status !== "live" || !score || !opponent) return fixtureTitle(fixture);
	const [home, away] = sidesOf(fixture.home, club.shortName, opponent.name);
	const [first, second] = sidesOf(fixture.home, score.us, score.them);
	return `${home} ${first}–${second} ${away}`;
}

/** The poster as a link to the match. An away match is mirrored, so that the hosts stand left. */
export function MatchPoster({ fixture, priority }: { fixture: Fixture; priority?: boolean | undefined }) {
	const { opponent } = fixture;
	const ours = <Crest size={120} variant="foam" />;
	const theirs = opponent && <TeamCrest crest={opponent.crest} size={120} />;
	const [home, away] = sidesOf(fixture.home, ours, theirs);
	return (
		<Link
			prefetch="intent"
			to={fixturePath(fixture)}
			className={fixture.home === false ? "match-poster match-poster-away" : "match-poster"}
			aria-label={fixtureTitle(fixture)}
		>
			<Picture
				picture={fixture.cover}
				width={1000}
				height={625}
				drawing={{ split: 0.5 }}
				priority={priority}
			/>
			<span className="match-poster-crests" aria-hidden="true">
				{home}
				{away}
			</span>
		</Link>
	);
}
