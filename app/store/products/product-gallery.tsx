import type { ClubSection } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { Picture } from "../../ui/pictures/picture";
import { groundFor, toneOf } from "./product-ground";
import { productTexts } from "./product-texts";
import "./product-gallery.css";

type ProductGalleryProps = {
	name: string;
	slug: string;
	division: ClubSection;
	pictures: readonly PictureRef[];
};

/** The product, large before its sun, then from other sides. */
export function ProductGallery({ name, slug, division, pictures }: ProductGalleryProps) {
	const t = useTexts(productTexts);
	const [first, ...others] = pictures;
	if (!first) return null;
	return (
		<section
			className="product-gallery stack"
			aria-label={t.pictures}
			// A scrollable box must be reachable by keyboard.
			tabIndex={others.length > 0 ? 0 : undefined}
		>
			<div className="product-gallery-stage">
				<img
					className="product-gallery-backdrop cover"
					src={pictureUrl(backdropOf(slug, division, first), { ...stageSize, disc })}
					{...stageSize}
					alt=""
				/>
				<Picture
					className="product-gallery-thing"
					picture={first}
					width={900}
					height={900}
					fit={isFlat(first) ? "cover" : "contain"}
					alt={name}
					sizes="(min-width: 1000px) 50vw, 100vw"
					priority
				/>
			</div>
			{others.map((picture, index) => (
				<Picture
					// biome-ignore lint/suspicious/noArrayIndexKey: pictures of a product have nothing but their place
					key={index}
					className={isFlat(picture) ? undefined : `product-stage product-ground-${groundFor(picture, 1)}`}
					picture={picture}
					ratio={others.length === 1 ? "2/1" : "1/1"}
					width={others.length === 1 ? 900 : 600}
					height={others.length === 1 ? 450 : 600}
					fit={isFlat(picture) ? "cover" : "contain"}
					alt={t.picture(name, index + 2, pictures.length)}
					sizes="(min-width: 1000px) 25vw, 50vw"
				/>
			))}
		</section>
	);
}

/** A pattern or a photograph fills its frame; a product stands in it. */
const isFlat = (picture: PictureRef) => "photo" in picture || ["cover", "pennant"].includes(picture.art);

function backdropOf(slug: string, division: ClubSection, picture: PictureRef): PictureRef {
	const isPale = ["light", "bright"].includes(toneOf(picture));
	return {
		art: "cover",
		slug: `stage-${slug}`,
		division,
		variant: "sun",
		field: isPale ? "sea-quiet" : "accent-foam",
	};
}

const stageSize = { width: 900, height: 882 };
const disc = { x: 0.5, y: 0.5, size: 0.4 };
