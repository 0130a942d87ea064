import "../ui/tokens.css";
import "../ui/base.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ApiError } from "../platform/call-api";
import { officeRoutes } from "./office-routes";

/** What somebody else changed shows when one comes back to the window, or to a list a few seconds old. */
const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 5_000,
			// A refusal stays one, however often it is asked for.
			retry: (count, error) => !(error instanceof ApiError && error.status >= 400) && count < 2,
		},
	},
});

createRoot(document.querySelector("#office")!).render(
	<StrictMode>
		<QueryClientProvider client={queries}>
			<RouterProvider router={createBrowserRouter(officeRoutes)} />
		</QueryClientProvider>
	</StrictMode>,
);
