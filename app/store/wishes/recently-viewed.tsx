import { useEffect, useState } from "react";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { ScrollRail } from "../../ui/navigation/scroll-rail";
import { ProductTile } from "../catalogue/product-tile";
import { someProducts } from "./contract";
import { readSlugs, writeSlugs } from "./stored-slugs";
import { wishTexts } from "./wish-texts";

const entry = "viewed";
const most = 8;

/** Products viewed in this browser before this one; never sent anywhere. */
export function RecentlyViewed({ slug }: { slug: string }) {
	const t = useTexts(wishTexts);
	const [before, setBefore] = useState<readonly string[]>([]);
	useEffect(() => {
		const others = readSlugs(entry).filter((one) => one !== slug);
		setBefore(others.slice(0, most));
		writeSlugs(entry, [slug, ...others].slice(0, most + 1));
	}, [slug]);
	const { answer } = useAnswer(someProducts, before.length > 0 ? { slugs: before.join(",") } : null, 300);
	if (!answer || answer.products.length === 0) return null;
	return (
		<section className="product-together">
			<h2 className="display display-2">{t.seen}</h2>
			<ScrollRail label={t.seen} itemWidth="min(40vw, 220px)">
				{answer.products.map((product, place) => (
					<ProductTile key={product.slug} product={product} place={place} />
				))}
			</ScrollRail>
		</section>
	);
}
