import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useSession } from "../members/sessions/session";
import { LatePart } from "./late-part";
import { Mast } from "./mast";
import { NavigationProgress } from "./navigation-progress";
import { SiteFooter } from "./site-footer";
import { placeOf } from "./site-map";
import { contentId, SkipLink } from "./skip-link";
import { TabBar } from "./tab-bar";
import { TopBar } from "./top-bar";
import { useDrawer } from "./use-drawer";
import { usePageFocus } from "./use-page-focus";
import "./desktop-frame.css";

/** The rich frame, from phone to wide desktop. */
export function DesktopFrame({ children }: { children: ReactNode }) {
	const place = placeOf(useMatches());
	const drawer = useDrawer(place);
	const { user } = useSession();
	usePageFocus();
	return (
		<div
			className="site-frame"
			data-frame="Desktop"
			data-division={place.house}
			data-paying={place.isPaying || undefined}
		>
			<SkipLink />
			<NavigationProgress />
			<Mast place={place} drawer={drawer} />
			<div className="site-frame-page">
				<TopBar place={place} drawer={drawer} />
				<main id={contentId}>{children}</main>
				<SiteFooter place={place} />
				{user && !user.email_verified && <LatePart part={fetchVerificationBanner} />}
			</div>
			{!place.isPaying && <TabBar place={place} drawer={drawer} />}
			{drawer.element}
			<LatePart part={fetchCookieNotice} />
		</div>
	);
}

const fetchCookieNotice = async () => (await import("../cookies/cookie-notice")).CookieNotice;
const fetchVerificationBanner = async () =>
	(await import("../members/registration/verification-banner")).VerificationBanner;
