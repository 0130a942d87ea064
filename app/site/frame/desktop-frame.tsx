import { type ReactNode, Suspense } from "react";
import { useMatches } from "react-router";
import { useArrival } from "../../members/sessions/arrival";
import { useSession } from "../../members/sessions/session";
import type { SessionUser } from "../../members/sessions/session-contract";
import { isTexted } from "../../members/texted-numbers";
import { LatePart } from "../../ui/feedback/late-part";
import { CookieNotice } from "../cookies/cookie-notice";
import { SearchPanel } from "../search/search-panel";
import { useSearchKeys } from "../search/use-search-keys";
import { Drawer } from "./header/drawer";
import { Mast } from "./header/mast";
import { TopBar } from "./header/top-bar";
import { NavigationProgress } from "./navigation-progress";
import { SiteFooter } from "./site-footer";
import { placeOf } from "./site-map";
import { contentId, SkipLink } from "./skip-link";
import { TabBar } from "./tab-bar";
import { usePageFocus } from "./use-page-focus";
import "./desktop-frame.css";

/**
 * The rich frame, from phone to wide desktop. Each part is its own Suspense boundary: React hydrates them one by one,
 * starting with the one being pressed.
 */
export function DesktopFrame({ children }: { children: ReactNode }) {
	const place = placeOf(useMatches());
	usePageFocus();
	useSearchKeys();
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
			<div className="site-frame-page column">
				<Suspense>
					<TopBar place={place} />
				</Suspense>
				<main id={contentId}>
					<Suspense>{children}</Suspense>
				</main>
				<Suspense>
					<SiteFooter place={place} />
				</Suspense>
				{!place.isUndisturbed && <AccountQuestions />}
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
			<EmailProof />
		</div>
	);
}

// Subscribes by itself: if the frame did, everything in it would be re-rendered, and what is not hydrated yet would be
// hydrated at once, in one long task.
function AccountQuestions() {
	const { user } = useSession();
	const { byToken } = useArrival();
	return user && isAsked(user, byToken) && <LatePart part={fetchAccountBanner} />;
}
function EmailProof() {
	return useArrival().emailProof && <LatePart part={fetchProofDialog} />;
}

const fetchProofDialog = async () => (await import("../../members/registration/proof-dialog")).ProofDialog;
const fetchAccountBanner = async () =>
	(await import("../../members/registration/account-banner")).AccountBanner;

/** False for most members, who then never load the banner. */
const isAsked = (user: SessionUser, byToken: boolean) =>
	byToken || !user.email_verified || (!user.phone_verified && isTexted(user.phone)) || !user.has_password;
