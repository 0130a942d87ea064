import { Link } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import type { ItemSummary } from "./contract";
import { entertainmentTexts } from "./texts";
import "./upcoming-row.css";

/** One coming evening as a line of a playbill: the day large, then what and where. */
export function UpcomingRow({ item }: { item: ItemSummary }) {
	const t = useTexts(entertainmentTexts);
	const language = useLanguage();
	const [weekday, date = ""] = formatDate(item.startsAt, "short", language, club.timeZone).split(", ");
	const [day, month] = date.split(" ");
	return (
		<Link className="upcoming-row stack gap-4" to={pathTo("entertainment detail", { id: item.slug })}>
			<time className="upcoming-date" dateTime={item.startsAt}>
				<b>{day}</b>
				<span className="small muted">{`${month}, ${weekday}`}</span>
			</time>
			<div>
				<p className="upcoming-kind small">{t.kind[item.kind]}</p>
				<h3 className="display display-2">{item.title}</h3>
				<p className="upcoming-place">
					<DateText at={item.startsAt} as="time" />
					{`\u00a0· ${item.place ?? t.online}`}
				</p>
			</div>
			<Picture picture={item.cover} ratio="16/9" width={640} height={360} />
		</Link>
	);
}
