import { pathTo } from "../../paths";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { ProductCard, type ProductGround } from "../../ui/cards/product-card";
import { Picture } from "../../ui/pictures/picture";
import { PriceText } from "../../ui/words/price-text";
import { SwellText } from "../../ui/words/swell-text";
import type { playerDetail } from "./contract";
import { playersTexts } from "./texts";
import "../../ui/cards/product-card.css";
import "./player-merchandise.css";

type Player = AnswerOf<typeof playerDetail>;

/** The shirt across the whole page, and whatever else carries the name below it. */
export function PlayerMerchandise({ player }: { player: Player }) {
	const [first, ...others] = player.products;
	if (!first) return null;
	return (
		<>
			<Shirt player={player} product={first} />
			{others.length > 0 && <Others products={others} />}
		</>
	);
}

function Shirt({ player, product }: { player: Player; product: Player["products"][number] }) {
	const t = useTexts(playersTexts).merchandise;
	return (
		<section className="player-shirt accented">
			<div className="wrap">
				<Picture
					picture={product.picture}
					width={600}
					height={600}
					fit="contain"
					alt={product.name}
					className="player-shirt-picture"
				/>
				<div>
					<h2 className="display display-4">
						<SwellText
							text={player.number === null ? t.wearName : t.wear(player.number)}
							phase={-0.8}
							k={0.55}
							lo={54}
							hi={128}
						/>
					</h2>
					<p className="player-shirt-price">
						{product.name} · <PriceText amount={product.price} />
					</p>
					<div className="button-row flow gap-3">
						<ButtonLink to={pathTo("store-detail", { id: product.slug })}>{t.see}</ButtonLink>
						<ButtonLink variant="ghost" to={`${pathTo("store-list")}?division=${player.division}`}>
							{t.all}
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}

const grounds: readonly ProductGround[] = ["mist", "trench", "accent", "surface"];

function Others({ products }: { products: Player["products"] }) {
	return (
		<section className="section">
			<div className="wrap product-grid stack">
				{products.map((product, place) => (
					<ProductCard
						key={product.slug}
						to={pathTo("store-detail", { id: product.slug })}
						name={product.name}
						picture={product.picture}
						price={product.price}
						formerPrice={product.formerPrice}
						ground={grounds[place % grounds.length] ?? "surface"}
						state={product.stock === 0 ? "sold-out" : null}
					/>
				))}
			</div>
		</section>
	);
}
