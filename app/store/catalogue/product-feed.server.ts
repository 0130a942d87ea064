import { asc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { club } from "../../../club/profile";
import { leftOf } from "../../orders/allotments/allotments.server";
import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { cardAddress } from "../../platform/browser/card-address";
import type { Db } from "../../platform/data/database.server";
import { etagOf, isKnownTag } from "../../platform/http/etag.server";
import { defaultLanguage, isLanguage, type Language, localize } from "../../platform/words/language";
import { fromLocalMoment } from "../../platform/words/local-moment";
import { element, type Xml, xmlDocument } from "../../site/discovery/xml";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { isReleased } from "../products/product-summaries.server";
import { preordersLeft } from "../stock/preorders.server";
import { products, variants } from "../tables.server";

export const productFeedPath = "/feeds/products.xml";

const mostItems = 20_000;
/** Both fetch it a few times a day, and whoever else asks learns nothing newer within this time. */
const keptFor = 60_000;

/** What is sold, for Google's Merchant Center and Meta's catalogue: one item for each variant. */
export function serveProductFeed(
	app: FastifyInstance,
	{ db, settings }: { db: Db; settings: { publicUrl: string } },
) {
	const kept = new Map<string, { feed: Promise<Feed>; until: number }>();
	function find(reader: Reader): Promise<Feed> {
		const key = `${reader.language} ${reader.isMeta}`;
		const known = kept.get(key);
		if (known && known.until > Date.now()) return known.feed;
		const feed = make(reader);
		kept.set(key, { feed, until: Date.now() + keptFor });
		// A failure is not kept.
		feed.catch(() => kept.delete(key));
		return feed;
	}
	async function make(reader: Reader): Promise<Feed> {
		const feed = writeProductFeed(await listItems(db), settings.publicUrl, reader);
		return { feed, etag: etagOf(feed) };
	}
	app.get(productFeedPath, async (request, reply) => {
		const asked = request.query as { lang?: unknown; for?: unknown };
		const language = isLanguage(asked.lang) ? asked.lang : defaultLanguage;
		const { feed, etag } = await find({ language, isMeta: asked.for === "meta" });
		reply.header("etag", etag).header("cache-control", "public, max-age=300");
		if (isKnownTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
		return reply.type("application/rss+xml; charset=utf-8").send(feed);
	});
}

/** The two write the same feed, but for the words of what is in stock. */
type Reader = { language: Language; isMeta: boolean };
type Feed = { feed: string; etag: string };

const listItems = (db: Db) =>
	db
		.select({
			product: products,
			variant: variants,
			left: leftOf(variants),
			preorders: preordersLeft(variants),
			isOneOfSeveral: sql<boolean>`count(*) over (partition by ${products.id}) > 1`,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(isReleased)
		.orderBy(asc(products.slug), asc(variants.listOrder))
		.limit(mostItems);
type FeedItem = Awaited<ReturnType<typeof listItems>>[number];

function writeProductFeed(items: readonly FeedItem[], publicUrl: string, reader: Reader): string {
	const { language } = reader;
	const channel = element(
		"channel",
		{},
		element("title", {}, club.name),
		element("link", {}, addressIn(language, `${publicUrl}${pathTo("store-list")}`)),
		element("description", {}, localize(club.description, language)),
		// Meta reads no line of more than 5 MB.
		...items.flatMap((item) => ["\n", writeItem(item, publicUrl, reader)]),
	);
	return xmlDocument(element("rss", { version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" }, channel));
}

function writeItem(
	{ product, variant, left, preorders, isOneOfSeveral }: FeedItem,
	publicUrl: string,
	{ language, isMeta }: Reader,
): Xml {
	const inWords = (word: string) => (isMeta ? word.replaceAll("_", " ") : word);
	const g = (name: string, value: string | null | undefined) =>
		value ? element(`g:${name}`, {}, value) : null;
	const path = pathTo("store-detail", { id: product.slug });
	const colour = variant.colour && localize(variant.colour, language);
	const name = localize(product.name, language);
	const isPreorder = left === 0 && preorders > 0 && product.shipsOn;
	const price = variant.priceOverride ?? product.price;
	/** A variant with a price of its own is not part of the offer. */
	const former = variant.priceOverride === null ? product.formerPrice : null;
	const [first, ...more] = product.pictures.flatMap((picture) => photoUrl(picture, publicUrl) ?? []);
	return element(
		"item",
		{},
		g("id", idIn(variant.sku)),
		isOneOfSeveral ? g("item_group_id", idIn(product.slug)) : null,
		g("title", [name, colour, variant.size].filter(Boolean).join(", ").slice(0, 150)),
		g("description", localize(product.description, language).slice(0, 5_000)),
		g("link", addressIn(language, `${publicUrl}${path}`)),
		g("image_link", first ?? publicUrl + cardAddress(path, language)),
		...more.slice(0, 10).map((url) => g("additional_image_link", url)),
		g("availability", inWords(left > 0 ? "in_stock" : isPreorder ? "preorder" : "out_of_stock")),
		isPreorder ? g("availability_date", fromLocalMoment(`${product.shipsOn}T00:00`, club.timeZone)) : null,
		g("price", `${former ?? price} ${club.currency}`),
		former ? g("sale_price", `${price} ${club.currency}`) : null,
		g("brand", club.name),
		g("mpn", variant.sku),
		g("condition", "new"),
		g("color", colour),
		g("size", variant.size),
		g("shipping_weight", `${variant.weightGrams} g`),
	);
}

/** An id has at most 50 characters, and none may be another's. */
const idIn = (text: string) =>
	text.length <= 50 ? text : `${text.slice(0, 33)}-${etagOf(text).replace(/\W/g, "").slice(0, 16)}`;

/** Neither of the two reads drawings: they get the preview card of the page instead. */
const photoUrl = (picture: PictureRef, publicUrl: string): string | null =>
	"photo" in picture ? `${publicUrl}${pictureUrl(picture, { width: 1_200, height: 1_200 })}` : null;
