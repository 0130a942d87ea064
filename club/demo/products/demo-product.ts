import type { ClubSection } from "../../../app/platform/club-profile";
import type { ProductCategory } from "../../../app/store/products/product-category";
import type { ClothName, KitName, PlainThing, SewnThing } from "../../../app/ui/art/picture-ref";

/** How a product is written down in the demo. `{season}` in a name becomes the running one, "26/27". */
export type DemoProduct = {
	slug: string;
	name: [id: string, en: string];
	description: { id: string; en: string };
	category: ProductCategory;
	division: ClubSection;
	price: number;
	formerPrice?: number;
	weightGrams: number;
	releasedDaysAgo: number;
	featured?: true;
	playerSlug?: string;
	/** What a name and a number on the back cost. */
	printPrice?: number;
	memberLimit?: number;
	/** Pre-order: how many of each size before it is made, and in how many days it is sent. */
	preorder?: { each: number; inDays: number };
	drawn: DemoDrawing;
	/** "S 24, M 14": what lies in the warehouse per size; a bare number where there is one size. */
	stock: string | number | ColourStock[];
	guide?: "adult" | "child" | "sleeveless";
};

export type ColourStock = { id: string; en: string; stock: number };

export type DemoDrawing =
	| { jersey: KitName; number?: number; name?: string }
	| { item: PlainThing }
	| { sewn: SewnThing; cloth?: ClothName }
	| { pennant: number };
