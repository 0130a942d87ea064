import { Star } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatDecimal } from "../../platform/words/numbers";
import type { PictureRef } from "../art/picture-ref";
import { classNames } from "../class-names";
import { cssVariables } from "../css-variables";
import { Badge } from "../feedback/badge";
import { Picture } from "../pictures/picture";
import { PriceText } from "../words/price-text";
import { cardTexts } from "./card-texts";
import "./product-card.css";
import { leadingDivision } from "../../platform/club-profile";

/** The background of a product image; it varies, so a dark product is never on a dark background. */
export type ProductGround = "surface" | "mist" | "sea" | "trench" | "accent";

/** Shown before the price. */
export type ProductState = "new" | "pre-order" | "sold-out" | { left: number };

export type ProductCardProps = {
	to: string;
	name: string;
	picture: PictureRef;
	price: number;
	formerPrice?: number | null;
	ground?: ProductGround;
	state?: ProductState | null;
	rating?: { average: number; count: number } | null;
	/** Available colours, as CSS colours. */
	colours?: readonly string[];
	/** Alt text, if the picture shows more than the name says. */
	alt?: string;
	heading?: "h2" | "h3";
	priority?: boolean;
	sizes?: string;
};

/** The whole tile is the link. */
export function ProductCard(props: ProductCardProps) {
	const { name, ground = "surface", state, rating, colours, heading: Heading = "h3" } = props;
	const t = useTexts(cardTexts);
	const language = useLanguage();
	return (
		<Link
			to={props.to}
			className={classNames("product-card column", state === "sold-out" && "product-sold-out")}
		>
			<Picture
				className={classNames("product-stage", `product-ground-${ground}`)}
				picture={props.picture}
				ratio="1/1"
				width={600}
				height={600}
				fit="contain"
				alt={props.alt ?? ""}
				priority={props.priority}
				sizes={props.sizes ?? "(min-width: 1000px) 25vw, 50vw"}
			>
				{state && (
					<span className="picture-badges">
						<StateBadge state={state} />
					</span>
				)}
			</Picture>
			<Heading className="product-name">{name}</Heading>
			<PriceText display className="product-price" amount={props.price} former={props.formerPrice} />
			{rating && rating.count > 0 && (
				<span className="product-rating tabular small">
					<Star className="icon" aria-hidden="true" />
					<span className="visually-hidden">
						{t.product.rating(formatDecimal(rating.average, language), rating.count)}
					</span>
					<span aria-hidden="true">
						{formatDecimal(rating.average, language)} ({rating.count})
					</span>
				</span>
			)}
			{colours && colours.length > 1 && (
				<span className="product-colours" aria-hidden="true">
					{colours.map((colour) => (
						<i key={colour} style={cssVariables({ "--colour": colour })} />
					))}
				</span>
			)}
		</Link>
	);
}

/** The badge of a product's state, also used on its own page. */
export function StateBadge({ state }: { state: ProductState }) {
	const t = useTexts(cardTexts);
	if (state === "sold-out") return <Badge tone="ink">{t.product.soldOut}</Badge>;
	if (state === "pre-order") return <Badge tone="foam">{t.product.preOrder}</Badge>;
	if (state === "new") return <Badge division={leadingDivision}>{t.product.new}</Badge>;
	return <Badge tone="warn">{t.product.left(state.left)}</Badge>;
}
