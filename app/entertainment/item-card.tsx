import { Link } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Badge } from "../ui/badge";
import { DateText } from "../ui/date-text";
import { Picture } from "../ui/picture";
import type { ItemSummary } from "./contract";
import { entertainmentTexts } from "./texts";
import "./item-card.css";

type ItemCardProps = { item: ItemSummary; heading?: "h2" | "h3"; ratio?: "4/3" | "16/9" | "1/1" };

const sizes = { "4/3": [800, 600], "16/9": [960, 540], "1/1": [700, 700] } as const;

/** A show or concert as a card: the picture with its kind, the title, when and how long. */
export function ItemCard({ item, heading: Heading = "h3", ratio = "4/3" }: ItemCardProps) {
	const t = useTexts(entertainmentTexts);
	const [width, height] = sizes[ratio];
	return (
		<Link prefetch="intent" className="item-card" to={pathTo("entertainment detail", { id: item.slug })}>
			<Picture picture={item.cover} ratio={ratio} width={width} height={height}>
				<span className="picture-badges">
					<Badge>{t.kinds[item.kind]}</Badge>
				</span>
			</Picture>
			<Heading className="display display-1">{item.title}</Heading>
			<p>
				<DateText at={item.startsAt} as="medium" />
				{item.durationMinutes !== null && <span>{t.minutes(item.durationMinutes)}</span>}
			</p>
		</Link>
	);
}
