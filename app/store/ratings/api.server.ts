import { type Binding, bind } from "../../platform/http/bind.server";
import { itemsToRate, productRatings, rateItem } from "./contract";
import { listItemsToRate } from "./own-items.server";
import { rateItem as rate } from "./rate-item.server";
import { listRatings } from "./ratings.server";
import { answerRating, hideRating, staffRatings } from "./staff-contract";
import { answer, hide, listForStaff } from "./staff-ratings.server";

export const ratingsApi: Binding[] = [
	bind(productRatings, ({ db }, { slug, page }) => listRatings(db, slug, page)),
	bind(itemsToRate, listItemsToRate),
	bind(rateItem, rate),

	bind(staffRatings, listForStaff),
	bind(answerRating, answer),
	bind(hideRating, (context, { id, because }) => hide(context, id, because)),
];
