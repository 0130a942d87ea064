import type { PictureRef } from "../art/picture-ref";
import { pictureUrl } from "../art/picture-url";
import { classNames } from "../class-names";
import "./avatar.css";

type AvatarProps = {
	name: string;
	/** The member's photo. Without one, initials are shown on a wave. */
	picture?: PictureRef | null;
	size?: "small" | "medium" | "large";
	/** Adds an accessible name where no adjacent text has it. */
	labelled?: boolean;
};

export function Avatar({ name, picture, size = "medium", labelled }: AvatarProps) {
	const photo = picture && "photo" in picture ? picture : null;
	const drawing =
		picture && "art" in picture ? picture : ({ art: "avatar", slug: avatarSlug(name) } as const);
	const side = pixelSides[size];
	return (
		<span className={classNames("avatar", size !== "medium" && `avatar-${size}`)}>
			<img
				src={pictureUrl(photo ?? drawing, { width: side * 2, height: side * 2 })}
				width={side}
				height={side}
				alt={labelled ? name : ""}
				loading="lazy"
				decoding="async"
			/>
			{!photo && <span aria-hidden="true">{initials(name)}</span>}
		</span>
	);
}

const pixelSides = { small: 28, medium: 36, large: 112 };

/** "Nadia Putri Ayu" is NA: first and last name. Titles such as "dr." are skipped. */
export function initials(name: string): string {
	const words = name
		.trim()
		.replace(/^\S+\. /, "")
		.split(/\s+/);
	const first = words[0]?.[0] ?? "";
	const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
	return (first + last).toUpperCase();
}

const avatarSlug = (name: string) =>
	name
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "") || "guest";
