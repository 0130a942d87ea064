import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { Badge } from "../../ui/feedback/badge";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import type { ItemSummary } from "./contract";
import { entertainmentTexts } from "./texts";
import "./item-card.css";

type ItemCardProps = {
	item: ItemSummary;
	/** Of six, where the row has that many; four make a wide picture. */
	columns?: 2 | 3 | 4 | undefined;
	/** Beside a wide picture, and as high as that. */
	isTall?: boolean;
};

/** A show or concert as a card: the picture with its kind, the title, when and how long. */
export function ItemCard({ item, columns = 2, isTall }: ItemCardProps) {
	const t = useTexts(entertainmentTexts);
	const [width, height] = columns === 4 ? [960, 540] : isTall ? [720, 840] : [800, 600];
	return (
		<Link
			className="item-card"
			to={pathTo("entertainment detail", { id: item.slug })}
			style={cssVariables({ "--columns": columns })}
		>
			<Picture picture={item.cover} ratio={`${width}/${height}`} width={width} height={height}>
				<span className="picture-badges">
					<Badge tone="ink">{t.kind[item.kind]}</Badge>
				</span>
			</Picture>
			<div>
				<h3 className="display display-1">{item.title}</h3>
				<p className="flow small muted">
					<DateText at={item.startsAt} as="medium" />
					{item.durationMinutes !== null && <span>{t.minutes(item.durationMinutes)}</span>}
				</p>
			</div>
		</Link>
	);
}
