import { type Binding, bind } from "../../platform/http/bind.server";
import { itemsToRate, productRatings, rateItem } from "./contract";
import { listItemsToRate } from "./my-items.server";
import { saveRating as rate } from "./rate-item.server";
import { listRatings } from "./ratings.server";
import { answerRating, hideRating, staffRatings } from "./staff-contract";
import { answer, hide, listRatingsForStaff } from "./staff-ratings.server";

export const ratingsApi: Binding[] = [
	bind(productRatings, ({ db }, { slug, page }) => listRatings(db, slug, page)),
	bind(itemsToRate, listItemsToRate),
	bind(rateItem, rate),

	bind(staffRatings, listRatingsForStaff),
	bind(answerRating, answer),
	bind(hideRating, (context, { id, because }) => hide(context, id, because)),
];
