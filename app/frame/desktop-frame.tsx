import { type ReactNode, Suspense } from "react";
import { useMatches } from "react-router";
import { CookieNotice } from "../cookies/cookie-notice";
import { useSession } from "../members/sessions/session";
import { SearchPanel } from "../search/search-panel";
import { LatePart } from "../ui/late-part";
import { Drawer } from "./drawer";
import { Mast } from "./mast";
import { NavigationProgress } from "./navigation-progress";
import { SiteFooter } from "./site-footer";
import { placeOf } from "./site-map";
import { contentId, SkipLink } from "./skip-link";
import { TabBar } from "./tab-bar";
import { TopBar } from "./top-bar";
import { usePageFocus } from "./use-page-focus";
import "./desktop-frame.css";

/**
 * The rich frame, from phone to wide desktop. Each part is a boundary of its own: the app takes them over one after the
 * other, and the one that is pressed first.
 */
export function DesktopFrame({ children }: { children: ReactNode }) {
	const place = placeOf(useMatches());
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
			<Suspense>
				<Mast place={place} />
			</Suspense>
			<div className="site-frame-page">
				<Suspense>
					<TopBar place={place} />
				</Suspense>
				<main id={contentId}>
					<Suspense>{children}</Suspense>
				</main>
				<Suspense>
					<SiteFooter place={place} />
				</Suspense>
				{user && !user.email_verified && <LatePart part={fetchVerificationBanner} />}
			</div>
			<Suspense>{!place.isPaying && <TabBar place={place} />}</Suspense>
			<Suspense>
				<CookieNotice />
			</Suspense>
			<Suspense>
				<SearchPanel />
			</Suspense>
			<Suspense>
				<Drawer place={place} />
			</Suspense>
		</div>
	);
}

const fetchVerificationBanner = async () =>
	(await import("../members/registration/verification-banner")).VerificationBanner;
