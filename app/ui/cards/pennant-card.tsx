import { Link } from "react-router";
import type { PictureRef } from "../art/picture-ref";
import { Picture } from "../pictures/picture";
import "./pennant-card.css";

export type PennantCardProps = {
	/** The name of the competition. */
	title: string;
	year: number;
	picture: PictureRef;
	/** "Juga 2011 dan 2018" */
	note?: string;
	to?: string;
	heading?: "h2" | "h3";
};

/** An honour: the year is the picture. */
export function PennantCard({ title, year, picture, note, to, heading: Heading = "h3" }: PennantCardProps) {
	const content = (
		<>
			<Picture picture={picture} ratio="1/1" width={600} height={600} alt={String(year)} />
			<Heading className="display display-1 pennant-title">{title}</Heading>
			{note && <p className="pennant-note tabular">{note}</p>}
		</>
	);
	if (!to) return <div className="pennant-card">{content}</div>;
	return (
		<Link to={to} className="pennant-card">
			{content}
		</Link>
	);
}
