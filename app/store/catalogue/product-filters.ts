import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { chosenIn, longestSearch, wordsIn } from "../../platform/lists/list-address";
import { productCategories } from "../products/product-category";
import { priceBands } from "./price-band";

export const availabilities = ["ready"] as const;
export type Availability = (typeof availabilities)[number];

/** "2XL", "10 th"; a size that doesn't exist finds nothing. */
const longestSize = 20;

/** The list's filters, in the URL as in the API. */
export const productFilters = {
	q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
	category: z.optional(z.enum(productCategories)),
	division: z.optional(z.enum(clubSections)),
	size: z.optional(z.string().check(z.trim(), z.maxLength(longestSize))),
	price: z.optional(z.enum(priceBands)),
	availability: z.optional(z.enum(availabilities)),
};
const filters = z.object(productFilters);
export type ProductFilters = z.output<typeof filters>;

export const filterNames = ["category", "division", "size", "price", "availability"] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters in a URL; unknown values are ignored. */
export const productFiltersIn = (query: URLSearchParams): z.input<typeof filters> => ({
	q: wordsIn(query),
	category: chosenIn(query, "category", productCategories),
	division: chosenIn(query, "division", clubSections),
	size: query.get("size")?.slice(0, longestSize),
	price: chosenIn(query, "price", priceBands),
	availability: chosenIn(query, "availability", availabilities),
});
