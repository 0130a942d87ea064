import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { errorTexts } from "./error-texts";
import { FailedScreen } from "./failed-screen";

/** Loaded lazily, because few visits see it. Reporting a failed page needs no further request. */
const NotFoundScreen = lazy(async () => ({ default: (await import("./not-found-screen")).NotFoundScreen }));

/** Replaces a page whose content does not exist or could not be loaded. The page's own title is gone by then. */
export function ErrorPage({ error }: { error: unknown }) {
	const t = useTexts(errorTexts);
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<>
			<title>{`${isMissing ? t.notFoundTitle : t.failed.pageTitle} · ${club.name}`}</title>
			<meta name="robots" content="noindex" />
			<Suspense>{isMissing ? <NotFoundScreen /> : <FailedScreen />}</Suspense>
		</>
	);
}
