import type { MetaArgs, MetaDescriptor } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn } from "../../platform/words/language";
import { accountTexts } from "./texts";

type AccountPage = keyof (typeof accountTexts)["id"]["pages"];

/** A member's pages have a title and are hidden from search engines. */
export const accountMeta =
	(page: AccountPage) =>
	(args: MetaArgs): MetaDescriptor[] => {
		const t = textsIn(accountTexts, settingsOf(args.matches).language);
		const title = page === "profile" ? t.account : `${t.pages[page]} · ${t.account}`;
		return pageMeta(args, { title, description: t.description, hidden: true });
	};
