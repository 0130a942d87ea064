import "../ui/tokens.css";
import "../ui/base.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ApiError } from "../platform/http/call-api";
import { officeRoutes } from "./office-routes";

/** Refetches on window focus and when data is a few seconds old, to show other people's changes. */
const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 5_000,
			// An error response is final: only network failures are retried.
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
