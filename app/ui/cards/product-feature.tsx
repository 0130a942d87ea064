import { Link } from "react-router";
import type { ClubSection } from "../../platform/club-profile";
import type { PictureRef } from "../art/picture-ref";
import { pictureUrl } from "../art/picture-url";
import { classNames } from "../class-names";
import { Badge } from "../feedback/badge";
import { PriceText } from "../words/price-text";
import { SwellText } from "../words/swell-text";
import "./product-feature.css";

type ProductFeatureProps = {
	to: string;
	/** Short, since it is set large in wave type: "Tandang 26/27". */
	name: string;
	tagline?: string;
	badge?: string;
	price: number;
	division: ClubSection;
	/** The background, and the product itself. */
	backdrop: PictureRef;
	picture: PictureRef;
	alt: string;
	/** Text colour on the backdrop. */
	ink?: "foam" | "trench";
	heading?: "h2" | "h3";
	priority?: boolean;
};

/** Below the name, which would be hard to read across the disc's edge. */
const lowSun = { x: 0.6, y: 0.6, size: 0.34 };

/** The highlight of a product grid: four tiles large. */
export function ProductFeature(props: ProductFeatureProps) {
	const { ink = "foam", heading: Heading = "h3" } = props;
	return (
		<Link
			to={props.to}
			className={classNames(
				"product-feature sea column",
				"on-brand",
				ink === "trench" && "product-feature-trench",
			)}
			data-division={props.division}
		>
			<img
				className="product-feature-backdrop cover"
				src={pictureUrl(props.backdrop, { width: 800, height: 900, disc: lowSun })}
				width={800}
				height={900}
				alt=""
				loading={props.priority ? "eager" : "lazy"}
				decoding="async"
			/>
			<img
				className="product-feature-thing"
				src={pictureUrl(props.picture, { width: 600, height: 600 })}
				width={600}
				height={600}
				alt={props.alt}
				loading={props.priority ? "eager" : "lazy"}
				decoding="async"
			/>
			<div>
				{props.badge && <Badge tone={ink === "trench" ? "ink" : "accent"}>{props.badge}</Badge>}
				<Heading className="display display-3">
					<SwellText text={props.name} phase={1} k={0.6} lo={56} hi={132} />
				</Heading>
			</div>
			<div>
				{props.tagline && <p className="product-feature-tagline">{props.tagline}</p>}
				<p className="display display-2">
					<PriceText amount={props.price} />
				</p>
			</div>
		</Link>
	);
}
