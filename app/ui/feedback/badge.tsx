import type { ReactNode } from "react";
import type { ClubSection } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { cardTexts } from "../cards/card-texts";
import { classNames } from "../class-names";
import "./badge.css";

export type BadgeTone = "accent" | "ink" | "line" | "warn" | "foam" | "ok" | "err";

type BadgeProps = { tone?: BadgeTone; division?: ClubSection; children: ReactNode };

export function Badge({ tone = "accent", division, children }: BadgeProps) {
	return (
		<span className={classNames("badge", tone !== "accent" && `badge-${tone}`)} data-division={division}>
			{children}
		</span>
	);
}

/** The word "Langsung" with a pulsing dot: colour alone is not enough. */
export function LiveBadge({
	tone = "accent",
	division,
}: {
	tone?: "accent" | "ink";
	division?: ClubSection;
}) {
	const t = useTexts(cardTexts);
	return (
		<span
			className={classNames("badge", tone === "ink" && "badge-ink", "badge-live")}
			data-division={division}
		>
			{t.live}
		</span>
	);
}
