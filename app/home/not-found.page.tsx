import { data, type MetaFunction } from "react-router";
import { textsIn } from "../platform/language";
import { pageMeta, settingsOf } from "../platform/page-meta";
import { errorTexts } from "./error-texts";
import { NotFoundScreen } from "./not-found-screen";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta: MetaFunction = (page) => {
	const { notFound } = textsIn(errorTexts, settingsOf(page.matches).language);
	return pageMeta(page, { title: notFound.pageTitle, description: notFound.description, hidden: true });
};

export default NotFoundScreen;
