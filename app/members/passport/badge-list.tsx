import { useTexts } from "../../platform/words/language";
import { DateText } from "../../ui/words/date-text";
import type { PassportBadge } from "./contract";
import { passportTexts } from "./texts";

/** Earned badges with their date, the others with their progress. */
export function BadgeList({ badges }: { badges: PassportBadge[] }) {
	const t = useTexts(passportTexts);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.badges}</h2>
			<ul className="passport-badges stack gap-4">
				{badges.map(({ key, earnedAt, reached, goal }) => (
					<li key={key} className={earnedAt ? "is-earned" : undefined}>
						<b>{t.badge[key].name}</b>
						<span className="small">{t.badge[key].hint}</span>
						<span className="small muted">
							{earnedAt ? (
								<>
									{t.earned} <DateText at={earnedAt} as="medium" />
								</>
							) : (
								t.progress(reached, goal)
							)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
