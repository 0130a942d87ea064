import { isRouteErrorResponse } from "react-router";
import { club } from "../../club/profile";
import { useTexts } from "../platform/language";
import { errorTexts } from "./error-texts";
import { FailedScreen } from "./failed-screen";
import { NotFoundScreen } from "./not-found-screen";

/** What a page becomes when its content does not exist or could not be loaded. Its own title is gone by then. */
export function ErrorPage({ error }: { error: unknown }) {
	const t = useTexts(errorTexts);
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<>
			<title>{`${isMissing ? t.notFound.pageTitle : t.failed.pageTitle} · ${club.name}`}</title>
			<meta name="robots" content="noindex" />
			{isMissing ? <NotFoundScreen /> : <FailedScreen />}
		</>
	);
}
