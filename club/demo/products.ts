import { buildProduct, buildVariant } from "../../app/store/factories";
import type { StockedVariant } from "../../app/store/stock/stock.server";
import type { ProductInsert } from "../../app/store/tables.server";
import type { PictureRef } from "../../app/ui/art/picture-ref";
import { demoId } from "./demo-id";
import { toDay, toInstant } from "./demo-moment";
import { seasonAt } from "./fixture-day";
import { accessories } from "./products/accessories";
import { clothes } from "./products/clothes";
import { collection } from "./products/collection";
import type { DemoProduct } from "./products/demo-product";
import { jerseys } from "./products/jerseys";
import { sizeGuides } from "./products/size-guides";

export const catalogue: DemoProduct[] = [...jerseys, ...clothes, ...accessories, ...collection];

export const demoProducts = (now: Date): ProductInsert[] =>
	catalogue.map((product) => toProductRow(now, product));

export const demoVariants = (): StockedVariant[] => catalogue.flatMap(listVariants);

export const productId = (slug: string) => demoId(`product/${slug}`);

function toProductRow(now: Date, product: DemoProduct): ProductInsert {
	const { name, drawn, stock: _, guide, releasedDaysAgo, printPrice, preorder, ...rest } = product;
	const inSeason = (text: string) => text.replace("{season}", seasonAt(now).slice(2));
	return buildProduct({
		...rest,
		id: productId(product.slug),
		name: { id: inSeason(name[0]), en: inSeason(name[1]) },
		pictures: drawPictures(product),
		printing: printPrice && "jersey" in drawn ? { kit: drawn.jersey, price: printPrice, days: 2 } : null,
		shipsOn: preorder ? toDay(now, -preorder.inDays) : null,
		sizeGuide: guide ? sizeGuides[guide] : null,
		releasedAt: toInstant(now, { daysAgo: releasedDaysAgo, hour: 10 }),
	});
}

function drawPictures({ slug, division, drawn }: DemoProduct): PictureRef[] {
	if ("item" in drawn) return [{ art: drawn.item, slug, division }];
	if ("sewn" in drawn) {
		const { sewn: art, cloth } = drawn;
		return [{ art, slug, division, ...(cloth && { cloth }) }];
	}
	if ("pennant" in drawn) return [{ art: "pennant", slug, division, year: drawn.pennant }];
	const { jersey: kit, ...back } = drawn;
	const front: PictureRef = { art: "jersey", slug, kit };
	return back.number === undefined ? [front, { ...front, number: 10 }] : [{ ...front, ...back }, front];
}

const largeSizes = new Set(["2XL", "3XL"]);
const largeSizeExtra = 20_000;

function listVariants({ slug, price, stock, weightGrams, preorder }: DemoProduct): StockedVariant[] {
	const variant = (suffix: string, index: number, rest: Partial<StockedVariant>): StockedVariant => {
		const sku = `SMU-${slug}${suffix && `-${suffix}`}`.toUpperCase().replaceAll(" ", "");
		return buildVariant({
			id: demoId(`variant/${sku}`),
			productId: productId(slug),
			sku,
			size: null,
			preorders: preorder?.each,
			weightGrams,
			listOrder: index + 1,
			...rest,
		});
	};
	if (typeof stock === "number") return [variant("", 0, { stock })];
	if (typeof stock !== "string") {
		return stock.map(({ stock: left, ...colour }, index) =>
			variant(colour.id, index, { colour, stock: left }),
		);
	}
	return stock.split(", ").map((text, index) => {
		const [, size = "", left] = /^(.+) (\d+)$/.exec(text) ?? [];
		const priceOverride = largeSizes.has(size) ? price + largeSizeExtra : null;
		return variant(size, index, { size, stock: Number(left), priceOverride });
	});
}
