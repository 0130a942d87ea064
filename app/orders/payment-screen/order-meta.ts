import type { MetaArgs, MetaDescriptor } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn } from "../../platform/words/language";
import { storeOrderTexts } from "./order-texts";

/** Pages about a member's own orders have a title and are not indexed. */
export const orderMeta =
	(name: "checkout" | "track") =>
	(page: MetaArgs): MetaDescriptor[] => {
		const t = textsIn(storeOrderTexts, settingsOf(page.matches).language);
		return pageMeta(page, { title: t[name], description: t.memberPage, hidden: true });
	};
