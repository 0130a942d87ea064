import { Crest } from "../art/marks/crest";
import type { PictureRef } from "../art/picture-ref";
import { pictureUrl } from "../art/picture-url";
import "./team-crest.css";

/** Our own crest, or a picture of the opponent's. */
export type TeamCrestRef = "club" | PictureRef;

/** Decorative, since it is always next to the team's name. */
export function TeamCrest({ crest, size = 38 }: { crest: TeamCrestRef; size?: number }) {
	if (crest === "club") return <Crest size={size} />;
	return (
		<img
			className="team-crest"
			src={pictureUrl(crest, { width: size, height: size })}
			width={Math.round(size * 0.84)}
			height={size}
			alt=""
			loading="lazy"
			decoding="async"
		/>
	);
}
