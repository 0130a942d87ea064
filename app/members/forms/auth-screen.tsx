import type { ReactNode } from "react";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import "./auth-screen.css";
import { leadingDivision } from "../../platform/club-profile";

type AuthScreenProps = {
	/** The screen's purpose, shown over the art. */
	headline: string;
	/** Seed of the art, so each screen has its own sea. */
	art: string;
	/** What is being bought, in the headline's place. */
	purchase?: ReactNode;
	children: ReactNode;
};

/** The split layout of all log-in screens: the sun over the sea, and the form beside it. */
export function AuthScreen({ headline, art, purchase, children }: AuthScreenProps) {
	return (
		<div className="auth-screen column">
			<div className="auth-art on-brand sea">
				<Picture picture={sunOver(art)} width={900} height={1100} drawing={{ disc: sun }} priority />
				{purchase ?? (
					<p className="display">
						<SwellText text={headline} phase={0.4} k={0.4} lo={54} hi={132} />
					</p>
				)}
			</div>
			<div className="auth-form">
				<div className="auth-box">{children}</div>
			</div>
		</div>
	);
}

const sun = { x: 0.7, y: 0.3, size: 0.31 };
const sunOver = (slug: string): PictureRef => ({
	art: "cover",
	slug: `auth-${slug}`,
	division: leadingDivision,
	variant: "sun",
	field: "sea-tonal",
});

/** The title and the sentence under it. */
export function AuthHead({ title, text }: { title: string; text?: ReactNode }) {
	return (
		<header className="auth-head">
			<h1 className="display display-3">{title}</h1>
			{text && <p className="muted">{text}</p>}
		</header>
	);
}

export function AuthDivider({ children }: { children: ReactNode }) {
	return (
		<p className="auth-divider row gap-4 small muted">
			<span>{children}</span>
		</p>
	);
}
