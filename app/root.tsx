import "./ui/tokens.css";
import "./ui/base.css";
import { type ReactNode, useEffect } from "react";
import {
	Links,
	type LoaderFunctionArgs,
	Meta,
	type MiddlewareFunction,
	Outlet,
	Scripts,
	UNSAFE_useScrollRestoration,
	useMatches,
	useNavigate,
	useRouteError,
	useRouteLoaderData,
} from "react-router";
import { club } from "../club/profile";
import { guardNavigation } from "./members/sessions/navigation-guard";
import { findRoute, routeAt } from "./paths";
import { type PageSettings, pageSettings } from "./platform/browser/page-settings";
import { PreferencesProvider, usePreferences } from "./platform/browser/preferences";
import { isTheme } from "./platform/browser/theme";
import { newsFeedPath } from "./platform/lists/news-feed-path";
import { defaultLanguage, isLanguage } from "./platform/words/language";
import { ErrorPage } from "./site/errors/error-page";
import { FrameOf } from "./site/frame/frames";
import { startPage } from "./site/navigation/start-page";
import { usePrefetching } from "./site/navigation/use-prefetching";
import { SharedMarks } from "./ui/art/marks/shared-marks";
import { Toasts } from "./ui/feedback/toasts";
import anybodyFont from "./ui/fonts/anybody-everyday.woff2?url";
import jakartaFont from "./ui/fonts/plus-jakarta-sans-everyday.woff2?url";

export function loader({ context }: LoaderFunctionArgs): PageSettings {
	return context.get(pageSettings);
}
/** Language and theme change in the browser, without another request. */
export function clientLoader(): PageSettings {
	const { lang, dataset } = document.documentElement;
	return {
		language: isLanguage(lang) ? lang : defaultLanguage,
		theme: isTheme(dataset.theme) ? dataset.theme : "system",
		publicUrl: window.location.origin,
	};
}

export const clientMiddleware: MiddlewareFunction[] = [
	async ({ request }, next) => {
		document.documentElement.dataset.moved = "";
		const to = new URL(request.url);
		void startPage(to);
		await guardNavigation(to, routeAt(to.pathname)?.middleware ?? []);
		return next();
	},
];

export function Layout({ children }: { children: ReactNode }) {
	const settings = useRouteLoaderData<typeof loader>("root");
	return (
		<PreferencesProvider language={settings?.language} theme={settings?.theme}>
			<Document>{children}</Document>
		</PreferencesProvider>
	);
}

export default function Site() {
	const layout = useMatches()
		.map(({ id }) => findRoute(id)?.layout)
		.findLast(Boolean);
	useFirstVisitGuard();
	usePrefetching();
	return (
		<FrameOf name={layout}>
			<Outlet />
			<TakenOver />
		</FrameOf>
	);
}

export function ErrorBoundary() {
	return (
		<FrameOf name="Desktop">
			<ErrorPage error={useRouteError()} />
			<TakenOver />
		</FrameOf>
	);
}

function Document({ children }: { children: ReactNode }) {
	const { language, theme } = usePreferences();
	return (
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#1130DE" />
				{[anybodyFont, jakartaFont].map((font) => (
					<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icon-180.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<link rel="alternate" type="application/rss+xml" title={club.name} href={newsFeedPath()} />
				<Meta />
				<Links />
			</head>
			<body>
				<SharedMarks>{children}</SharedMarks>
				<Toasts />
				<ScrollPosition />
				{import.meta.env.DEV && <Scripts />}
			</body>
		</html>
	);
}

/**
 * At the end of the page's content, so that it is hydrated when `take-over.js` replays the first press. In its own task:
 * inside React's work, the pressed part could not be hydrated first.
 */
function TakenOver() {
	useEffect(() => {
		setTimeout(() => window.dispatchEvent(new Event("taken-over")));
	}, []);
	return null;
}

/** Replaces the router's component, which writes an inline script. */
function ScrollPosition() {
	UNSAFE_useScrollRestoration();
	return null;
}

/** The router runs the guard on navigations only; a visit's first page is guarded here. */
function useFirstVisitGuard() {
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
	useEffect(() => {
		const here = new URL(window.location.href);
		guardNavigation(here, routeAt(here.pathname)?.middleware ?? []).catch((turned) => {
			if (turned instanceof Response) navigate(turned.headers.get("location") ?? "/", { replace: true });
		});
	}, []);
}
