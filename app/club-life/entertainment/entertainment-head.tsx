import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import type { ItemSummary } from "./contract";
import { entertainmentTexts } from "./texts";
import "./entertainment-head.css";

/** The stage of the house: its name across the whole width, and the next evening on the bill. */
export function EntertainmentHead({ title, next }: { title: string; next: ItemSummary | undefined }) {
	const t = useTexts(entertainmentTexts);
	return (
		<header className="entertainment-head on-brand accented">
			<Picture
				className="entertainment-light"
				picture={{
					art: "cover",
					division: "entertainment",
					// Its sun stands to the right of what is next on the bill, clear of that dark box.
					slug: "gladi",
					variant: "spotlight",
					field: "accent",
				}}
				width={1364}
				height={640}
				priority
			/>
			<div className="wrap">
				<h1 className="display">
					<SwellText text={title} phase={-0.4} k={0.5} lo={50} hi={78} />
				</h1>
				<p className="entertainment-lead">{t.lead}</p>
				{next && (
					<div className="entertainment-next stack gap-3">
						<p className="eyebrow">
							{t.next} · {t.kind[next.kind]}
						</p>
						<p className="display display-2">{next.title}</p>
						<p>
							<DateText at={next.startsAt} as="full-time" />
							{next.place && `\u00a0· ${next.place}`}
						</p>
						<ButtonLink variant="accent" to={pathTo("entertainment detail", { id: next.slug })}>
							{t.details}
						</ButtonLink>
					</div>
				)}
			</div>
		</header>
	);
}
