import { isRouteErrorResponse } from "react-router";
import { FailedScreen } from "./failed-screen";
import { NotFoundScreen } from "./not-found-screen";

/** What a page becomes when its content does not exist or could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <FailedScreen />;
}
