import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ProductTile } from "../catalogue/product-tile";
import { someProducts } from "./contract";
import { useWishes } from "./use-wishes";
import { wishTexts } from "./wish-texts";
import "./wishes.css";

/** Below the cart, for guests and members; nothing where the list is empty. */
export function WishList() {
	const t = useTexts(wishTexts);
	const { slugs, toggle } = useWishes();
	const { answer } = useAnswer(someProducts, slugs?.length ? { slugs: slugs.join(",") } : null);
	const products = answer?.products.filter(({ slug }) => slugs?.includes(slug)) ?? [];
	if (products.length === 0) return null;
	return (
		<section className="wish-list stack gap-5" id="wishes" aria-labelledby="wishes-title">
			<h2 className="display display-2" id="wishes-title">
				{t.wishes}
			</h2>
			<ul className="product-grid stack">
				{products.map((product, place) => (
					<li className="stack" key={product.slug}>
						<ProductTile product={product} place={place} />
						<Button
							size="small"
							variant="ghost"
							aria-label={t.remove(product.name)}
							onClick={() => void toggle(product.slug)}
						>
							{t.removeShort}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
