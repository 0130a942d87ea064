import { Link } from "react-router";
import { useTexts } from "../../platform/words/language";
import { LiveBadge } from "../../ui/feedback/badge";
import { Picture } from "../../ui/pictures/picture";
import { TeamCrest } from "../../ui/pictures/team-crest";
import { DateText } from "../../ui/words/date-text";
import { newsTexts } from "../texts";
import { type MatchLine, type MentionCard, mentionPath } from "./mention-card";
import "./mention-counterpart.css";

/** Everything the story mentions; its match comes first, as a scoreboard. */
export function MentionCounterpart({ mentions }: { mentions: readonly MentionCard[] }) {
	const t = useTexts(newsTexts);
	const match = mentions.find((card) => card.match);
	const others = mentions.filter((card) => card !== match);
	return (
		<>
			{match?.match && <Scoreboard card={match} match={match.match} />}
			{others.length > 0 && (
				<section className="mention-list">
					<h2 className="display display-1">{t.inThisStory}</h2>
					<ul>
						{others.map((card) => (
							<li key={`${card.kind} ${card.slug}`}>
								<MentionLink card={card} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function MentionLink({ card }: { card: MentionCard }) {
	const isProduct = card.kind === "product";
	return (
		<Link to={mentionPath(card)} className="mention-link stack gap-4" data-division={card.division}>
			<Picture
				picture={card.picture}
				ratio="1/1"
				width={600}
				height={card.kind === "player" ? 760 : 600}
				fit={isProduct ? "contain" : "cover"}
			/>
			<span>
				<b>{card.title}</b>
				<small className="small muted">{card.note}</small>
			</span>
		</Link>
	);
}

function Scoreboard({ card, match }: { card: MentionCard; match: MatchLine }) {
	const t = useTexts(newsTexts);
	return (
		<section className="scoreboard on-brand" data-division={card.division} aria-label={card.title}>
			<p className="scoreboard-state small row flow">
				<DateText at={match.startsAt} as="medium" timeZone={match.timeZone} />
				{match.status === "live" ? (
					<LiveBadge />
				) : match.status === "upcoming" ? (
					<DateText at={match.startsAt} as="time" timeZone={match.timeZone} />
				) : (
					<span>{t[match.status]}</span>
				)}
			</p>
			<div className="scoreboard-teams stack">
				{[match.home, match.away].map((side) => (
					<p className="stack gap-3" key={side.name}>
						<TeamCrest crest={side.crest ?? "club"} />
						<span>{side.name}</span>
						<b className="tabular">{side.score}</b>
					</p>
				))}
			</div>
			{match.scorers.length > 0 && (
				<ul className="scoreboard-scorers small stack">
					{match.scorers.map(({ at, name, ours }) => (
						<li key={`${at} ${name}`} className={ours ? "scoreboard-ours" : undefined}>
							<b className="tabular">{at}’</b> {name}
						</li>
					))}
				</ul>
			)}
			<Link to={mentionPath(card)} className="scoreboard-link whole tap">
				{t.matchPage}
			</Link>
		</section>
	);
}
