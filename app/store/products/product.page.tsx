import type { ReactNode } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { StoryLink } from "../../news/story-link";
import { pathTo } from "../../paths";
import { pageMeta } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { withFilters } from "../../platform/lists/list-address";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { ShareRow } from "../../site/sharing/share-row";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { MoreLink } from "../../ui/navigation/more-link";
import { ScrollRail } from "../../ui/navigation/scroll-rail";
import { Picture } from "../../ui/pictures/picture";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import { ProductTile } from "../catalogue/product-tile";
import type { productDetail } from "../contract";
import { ProductRatings } from "../ratings/product-ratings";
import { productRead } from "../reads";
import { storeTexts } from "../texts";
import { RecentlyViewed } from "../wishes/recently-viewed";
import { ProductBuy } from "./product-buy";
import { ProductGallery } from "./product-gallery";
import { ProductStructure } from "./product-structure";
import { productTexts } from "./product-texts";
import "./product.css";

type Product = AnswerOf<typeof productDetail>;

export const loader = onServer(productRead);
export const clientLoader = inBrowser(productRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const { name, description } = loaderData;
	return pageMeta({ location, matches }, { title: name, description, type: "product" });
}

export default function ProductPage() {
	const product = useLoaderData<typeof loader>();
	const t = useTexts(storeTexts);
	const list = pathTo("store-list");
	const shelf = withFilters(list, new URLSearchParams(), { category: product.category });
	const way = [
		{ label: t.store, to: list },
		{ label: t.category[product.category], to: shelf },
	];
	return (
		<div className="wrap product-page" data-division={product.division}>
			<ProductStructure product={product} way={way} />
			<Breadcrumb items={[...way, { label: product.name }]} />
			<div className="product-columns stack">
				<ProductGallery {...product} />
				<div className="product-aside">
					{/* Keyed, so that another product starts with its own initial choice. */}
					<ProductBuy key={product.slug} product={product} votes={product.ratings.votes} />
					<About product={product} />
				</div>
			</div>
			<ProductRatings answer={product.ratings} />
			{product.stories.length > 0 && <Stories stories={product.stories} />}
			{product.related.length > 0 && <Together products={product.related} />}
			<RecentlyViewed slug={product.slug} />
		</div>
	);
}

function About({ product }: { product: Product }) {
	const t = useTexts(productTexts);
	const store = useTexts(storeTexts);
	const label = useSectionLabel();
	const { player } = product;
	return (
		<section className="product-about stack gap-4" aria-labelledby="product-about">
			<h2 className="display display-1" id="product-about">
				{t.about}
			</h2>
			<p>{product.description}</p>
			{player && (
				<div className="product-player row gap-4">
					<Picture picture={player.portrait} ratio="1/1" width={96} height={96} alt="" />
					<p>
						<span className="small muted">{t.player}</span>
						<b>
							{player.name}, {player.position}
						</b>
						<MoreLink tight to={pathTo("player-detail", { category: player.division, id: player.slug })}>
							{t.playerLink(player.name)}
						</MoreLink>
					</p>
				</div>
			)}
			<dl className="product-facts">
				<Fact label={t.kind}>{store.category[product.category]}</Fact>
				<Fact label={t.division}>{label(product.division)}</Fact>
				<Fact label={t.weight}>{t.grams(String(product.weightGrams))}</Fact>
				<Fact label={t.released}>
					<DateText at={product.releasedAt} as="long" />
				</Fact>
			</dl>
			<MoreLink tight to={pathTo("FAQ")}>
				{t.help}
			</MoreLink>
			<ShareRow title={product.name} description={product.description} />
		</section>
	);
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
	<div>
		<dt>{label}</dt>
		<dd>{children}</dd>
	</div>
);

function Stories({ stories }: Pick<Product, "stories">) {
	const t = useTexts(productTexts);
	return (
		<section className="product-stories">
			<h2 className="display display-2">{t.stories}</h2>
			<div className="stack">
				{stories.map((story) => (
					<StoryLink key={story.slug} story={story} compact />
				))}
			</div>
		</section>
	);
}

function Together({ products }: { products: Product["related"] }) {
	const t = useTexts(productTexts);
	return (
		<section className="product-together">
			<h2 className="display display-3">
				<SwellText text={t.together} phase={0.5} k={0.45} lo={56} hi={132} />
			</h2>
			<ScrollRail label={t.together} itemWidth="min(52vw, 290px)">
				{products.map((product, place) => (
					<ProductTile key={product.slug} product={product} place={place} rating={product.rating} />
				))}
			</ScrollRail>
		</section>
	);
}
