import { Link } from "react-router";
import type { ClubSection } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../art/picture-ref";
import { classNames } from "../class-names";
import { Picture } from "../pictures/picture";
import { cardTexts } from "./card-texts";
import "./player-card.css";

export type PlayerCardProps = {
	to: string;
	name: string;
	number?: number | undefined;
	/** "Penyerang · Kapten" */
	position: string;
	division: ClubSection;
	picture: PictureRef;
	/** Four tiles large, for the squad's featured player. */
	large?: boolean;
	priority?: boolean;
	sizes?: string;
};

export function PlayerCard(props: PlayerCardProps) {
	const { name, number, position, picture } = props;
	const t = useTexts(cardTexts);
	return (
		<Link
			to={props.to}
			className={classNames("player-card column", props.large && "player-large")}
			data-division={props.division}
		>
			<Picture
				picture={picture}
				ratio="30/38"
				width={600}
				height={760}
				alt={"photo" in picture ? "" : t.player.drawing(name, number)}
				priority={props.priority}
				sizes={props.sizes ?? "(min-width: 1100px) 25vw, (min-width: 700px) 33vw, 50vw"}
			/>
			<span className="player-line row gap-3">
				{number !== undefined && (
					<span className="player-number">
						<span className="visually-hidden">{t.player.number} </span>
						{number}
					</span>
				)}
				<span className="player-name">
					{name}
					<small className="small muted">{position}</small>
				</span>
			</span>
		</Link>
	);
}
