import { type Binding, bind } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import {
	askForNotice,
	dropNotice,
	dropWish,
	saveWishes,
	someProducts,
	stockNoticeList,
	waitedSizes,
	wishList,
} from "./contract";
import { addNotice, listNotices, listWaitedFor, removeNotice } from "./stock-notices.server";
import { addWishes, findSummaries, listWishes, removeWish } from "./wishes.server";

const mostWaitedFor = 200;

export const wishesApi: Binding[] = [
	bind(someProducts, async ({ db, language }, { slugs }) => ({
		products: await findSummaries(db, language, slugs.split(",")),
	})),
	bind(wishList, ({ db, who }) => listWishes(db, who.memberId)),
	bind(saveWishes, ({ db, who }, { slugs }) => addWishes(db, who.memberId, slugs)),
	bind(dropWish, ({ db, who }, { slug }) => removeWish(db, who.memberId, slug)),
	bind(stockNoticeList, ({ db, who }, { slug }) => listNotices(db, who.memberId, slug)),
	bind(waitedSizes, async ({ db, who, language }) => ({
		sizes: (await listWaitedFor(db, who.memberId, mostWaitedFor)).map(({ id, title, product }) => ({
			variantId: id,
			title: localize(title, language),
			product,
		})),
	})),
	bind(askForNotice, ({ db, who }, { variantId }) => addNotice(db, who.memberId, variantId)),
	bind(dropNotice, ({ db, who }, { variantId }) => removeNotice(db, who.memberId, variantId)),
];
