import { Picture } from "../../ui/pictures/picture";
import type { Suggestion } from "./contract";

type FoundPictureProps = { found: Pick<Suggestion, "kind" | "picture">; size: number };

/** A square thumbnail of a result; players are cropped at the shoulders, products are not cropped. */
export function FoundPicture({ found: { kind, picture }, size }: FoundPictureProps) {
	return (
		<Picture
			className="found-picture"
			picture={picture}
			ratio="1/1"
			width={size}
			height={size}
			fit={kind === "product" ? "contain" : "cover"}
			focal={kind === "player" ? { x: 0.5, y: 0.3 } : undefined}
		/>
	);
}
