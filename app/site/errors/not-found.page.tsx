import { data, type MetaFunction } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn } from "../../platform/words/language";
import { errorTexts } from "./error-texts";
import { NotFoundScreen } from "./not-found-screen";
import { notFoundTexts } from "./not-found-texts";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta: MetaFunction = (page) => {
	const { language } = settingsOf(page.matches);
	const { notFoundTitle: title } = textsIn(errorTexts, language);
	const { description } = textsIn(notFoundTexts, language);
	return pageMeta(page, { title, description, hidden: true });
};

export default NotFoundScreen;
