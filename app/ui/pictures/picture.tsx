import type { ReactNode } from "react";
import type { ClubSection } from "../../platform/club-profile";
import type { PhotoRef, PictureRef } from "../art/picture-ref";
import { artVersion, type PictureSlot, pictureUrl } from "../art/picture-url";
import { classNames } from "../class-names";
import { cssVariables } from "../css-variables";
import "./picture.css";

type PictureProps = {
	picture: PictureRef;
	/** Aspect ratio reserved while loading, as `width/height`. Without it the container decides. */
	ratio?: string;
	/** The intended size in CSS pixels; the art's composition depends on it. */
	width: number;
	height: number;
	/** A different composition for phones, where the slot is wider or flatter. */
	phone?: PictureSlot;
	/** The `sizes` attribute for photos: "(min-width: 800px) 33vw, 100vw". */
	sizes?: string;
	/** Empty next to a headline that says the same; players and products get real alt text. */
	alt?: string;
	/** The one picture above the fold. */
	priority?: boolean;
	/** The focal point for cropping, 0..1; defaults to the photo's own. */
	focal?: { x: number; y: number };
	/** Draws a wave over the right edge of a photo, in the colour of this house. */
	frame?: ClubSection;
	/** Drawing options, such as the position of the disc. */
	drawing?: Omit<PictureSlot, "width" | "height">;
	fit?: "cover" | "contain";
	className?: string;
	/** Overlays, such as badges. */
	children?: ReactNode;
};

/** Every picture of the site: generated art, or the club's photo where there is one. */
export function Picture(props: PictureProps) {
	const { picture, ratio, width, height, alt = "", priority, drawing, fit, className, children } = props;
	const photo = "photo" in picture ? picture : null;
	const focal = props.focal ?? photo?.focal;
	const sizes = props.sizes ?? `(max-width: ${width}px) 100vw, ${width}px`;
	const image = (
		<img
			className="picture-image"
			src={pictureUrl(picture, { width, height, ...drawing })}
			srcSet={photo ? photoSources(photo, "webp") : undefined}
			sizes={photo ? sizes : undefined}
			width={width}
			height={height}
			alt={alt}
			loading={priority ? "eager" : "lazy"}
			fetchPriority={priority ? "high" : undefined}
			decoding="async"
		/>
	);
	const avif = photo && photoSources(photo, "avif");
	const phone = !photo && props.phone && pictureUrl(picture, props.phone);
	return (
		<span
			className={classNames("picture", fit === "contain" && "picture-contain", className)}
			style={cssVariables({
				"--ratio": ratio?.replace("/", " / "),
				"--focal": focal && `${percent(focal.x)} ${percent(focal.y)}`,
			})}
		>
			{avif ? (
				<picture>
					<source type="image/avif" srcSet={avif} sizes={sizes} />
					{image}
				</picture>
			) : phone ? (
				<picture>
					<source media="(max-width: 699px)" srcSet={phone} />
					{image}
				</picture>
			) : (
				image
			)}
			{photo && props.frame && (
				<img
					className="photo-frame"
					src={photoFrameUrl(photo, props.frame, height / width)}
					alt=""
					loading={priority ? "eager" : "lazy"}
					decoding="async"
				/>
			)}
			{children}
		</span>
	);
}

export type PictureFormat = "avif" | "webp";

const photoWidths = [320, 480, 640, 800, 1080, 1320];
const maxPhotoWidth = 1600;

/** An upload is resized by the server; a static file is served as is. */
export function photoUrl(ref: PhotoRef, width: number, format: PictureFormat): string {
	if (isSiteFile(ref)) return ref.photo;
	return `/photo/${ref.photo}?w=${width}&format=${format}`;
}

/** The available widths, never larger than the photo itself. */
export function photoSources(ref: PhotoRef, format: PictureFormat): string | undefined {
	if (isSiteFile(ref)) return undefined;
	const largest = Math.min(ref.width, maxPhotoWidth);
	const widths = [...photoWidths.filter((width) => width < largest), largest];
	return widths.map((width) => `${photoUrl(ref, width, format)} ${width}w`).join(", ");
}

/** The wave over a photo: seeded by its name, so neighbours differ. */
function photoFrameUrl(ref: PhotoRef, division: ClubSection, heightToWidth: number) {
	const slug = ref.photo
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "")
		.slice(-60);
	return `/art/photo-frame/${slug}.svg?division=${division}&w=800&h=${Math.round(800 * heightToWidth)}&v=${artVersion}`;
}

const isSiteFile = (ref: PhotoRef) => ref.photo.startsWith("/");

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
