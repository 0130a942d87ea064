import { Bell, CreditCard, type LucideIcon, ShoppingBag, Ticket } from "lucide-react";
import { Link } from "react-router";
import { FixtureRow } from "../../../matches/fixtures/fixture-link";
import { readMessage } from "../../../messages/inbox/inbox-contract";
import { showUnreadCount } from "../../../messages/inbox/unread-count";
import { StoryLink } from "../../../news/story-link";
import { pathTo } from "../../../paths";
import { useAnswer } from "../../../platform/browser/use-answer";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { MoreLink } from "../../../ui/navigation/more-link";
import { SwellText } from "../../../ui/words/swell-text";
import { forYou, type Step } from "./contract";
import { forYouTexts } from "./texts";
import "./for-you.css";

/** A member's own part of the home page. Loaded for members only; renders nothing until the data is there. */
export function ForYou() {
	const t = useTexts(forYouTexts);
	const { answer } = useAnswer(forYou, {});
	if (!answer) return null;
	const { steps, matches, stories } = answer;
	const isEmpty = steps.length + matches.length + stories.length === 0;
	return (
		<section className="section for-you" aria-labelledby="for-you">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-4" id="for-you">
						<SwellText text={t.title} phase={1} k={0.5} lo={56} hi={138} />
					</h2>
					<MoreLink to={isEmpty ? pathTo("player-list") : pathTo("profile-inbox")}>
						{isEmpty ? t.toPlayers : t.toInbox}
					</MoreLink>
				</div>
				{isEmpty && <p className="lead">{t.nobody}</p>}
				{steps.length > 0 && (
					<ul className="for-you-steps stack gap-3">
						{steps.map((step) => (
							<StepRow key={`${step.kind} ${step.id}`} step={step} />
						))}
					</ul>
				)}
				<div className="for-you-columns stack">
					{matches.length > 0 && (
						<section>
							<h3 className="display display-1">{t.matches}</h3>
							{matches.map((match) => (
								<FixtureRow key={match.slug} fixture={match} />
							))}
						</section>
					)}
					{stories.length > 0 && (
						<section>
							<h3 className="display display-1">{t.stories}</h3>
							<div className="story-rows">
								{stories.map((story) => (
									<StoryLink key={story.slug} story={story} variant="row" />
								))}
							</div>
						</section>
					)}
				</div>
			</div>
		</section>
	);
}

function StepRow({ step: { kind, id, title, text, path } }: { step: Step }) {
	const Icon = icons[kind];
	const read = () => {
		if (kind !== "message") return;
		callApi(readMessage, { id }).then(
			({ unread }) => showUnreadCount(unread),
			() => {},
		);
	};
	return (
		<li data-kind={kind}>
			<Icon className="icon" aria-hidden="true" />
			<div>
				<h3>
					{/* The whole row is a link. */}
					<Link className="whole" to={path} onClick={read}>
						{title}
					</Link>
				</h3>
				<p>{text}</p>
			</div>
		</li>
	);
}

const icons: Record<Step["kind"], LucideIcon> = {
	pay: CreditCard,
	ticket: Ticket,
	message: Bell,
	size: ShoppingBag,
};
