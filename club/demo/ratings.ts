import { buildRating } from "../../app/store/ratings/factories";
import type { RatingInsert } from "../../app/store/ratings/tables.server";
import { createRandom } from "../../app/ui/art/random";
import { toInstant } from "./demo-moment";
import { catalogue, productId } from "./products";
import type { DemoProduct } from "./products/demo-product";
import { ratingNames, ratingWords } from "./products/rating-words";

/**
 * Some hundred ratings: the older and the cheaper a product, the more buyers it has had. The oldest first, since ids are
 * in order of creation.
 */
export const demoRatings = (now: Date): RatingInsert[] =>
	catalogue
		.flatMap((product) => listRatings(now, product))
		.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));

function listRatings(now: Date, product: DemoProduct): RatingInsert[] {
	const { slug, category, releasedDaysAgo } = product;
	const random = createRandom(`ratings/${slug}`);
	const int = (low: number, high: number) => Math.floor(random.between(low, high + 1));
	const sizes = sizesOf(product);
	const words = ratingWords[category]
		.map((said) => ({ said, place: random.next() }))
		.sort((a, b) => a.place - b.place)
		.map(({ said }) => said);
	const count = Math.min(words.length, Math.ceil(releasedDaysAgo / 4), int(5, 14));
	// Every third product is cut small, or large: there the guide has something to say.
	const tendency = int(0, 2);
	return words.slice(0, Math.max(0, count)).map(({ stars, text, answer }) =>
		buildRating({
			productId: productId(slug),
			name: random.pick(ratingNames),
			stars,
			words: text,
			answer: answer ?? null,
			size: sizes.length > 0 ? random.pick(sizes) : null,
			fit: sizes.length > 0 ? fitOf(int(0, 9), tendency) : null,
			// One in twelve was taken over from the club's former shop.
			isVerified: int(0, 11) > 0,
			createdAt: toInstant(now, {
				daysAgo: int(1, Math.max(2, Math.min(releasedDaysAgo - 6, 200))),
				hour: int(7, 22),
			}),
		}),
	);
}

function fitOf(chance: number, tendency: number) {
	if (tendency === 1 && chance < 4) return "small";
	if (tendency === 2 && chance < 4) return "large";
	return chance === 9 ? "small" : "right";
}

const sizesOf = ({ stock }: DemoProduct) =>
	typeof stock === "string" ? stock.split(", ").map((text) => text.replace(/ \d+$/, "")) : [];
