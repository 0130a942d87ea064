import { ChevronLeft, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Avatar } from "../../ui/pictures/avatar";
import { SwellText } from "../../ui/words/swell-text";
import { photoOf } from "../profile/member-photo";
import { useSession } from "../sessions/session";
import type { SessionUser } from "../sessions/session-contract";
import { accountWays } from "./account-ways";
import { accountTexts } from "./texts";
import "./account-screen.css";

type AccountScreenProps = {
	/** The page's title; defaults to the member's name. */
	title?: string;
	children: ReactNode;
};

/** The member's band, the account navigation, and one of its pages; on a phone, the way back to their list. */
export function AccountScreen({ title, children }: AccountScreenProps) {
	const t = useTexts(accountTexts);
	const { user } = useSession();
	return (
		<div className="account" data-division={user?.favourite_division ?? "club"}>
			<header
				className={title ? "account-head on-brand sea" : "account-head account-head-large on-brand sea"}
			>
				<img className="cover" src={pictureUrl(band, bandSize)} {...bandSize} alt="" />
				<div className="wrap">
					{title && (
						<Link className="account-back" to={pathTo("profile")} aria-label={t.account}>
							<ChevronLeft className="icon" aria-hidden="true" />
						</Link>
					)}
					{user ? <Avatar name={user.name} picture={photoOf(user)} size="large" /> : <AvatarPlace />}
					<div>{title ? <PageTitle title={title} user={user} /> : <MemberTitle user={user} />}</div>
				</div>
			</header>
			<div className="wrap account-columns">
				<AccountNavigation />
				<div className="account-page stack">{children}</div>
			</div>
		</div>
	);
}

function PageTitle({ title, user }: { title: string; user: SessionUser | null }) {
	return (
		<>
			<p className="account-name">{user ? user.name : <Skeleton height="1lh" width="160px" />}</p>
			<h1 className="display display-3">
				<SwellText text={title} phase={0.8} k={0.6} lo={56} hi={128} />
			</h1>
		</>
	);
}

function MemberTitle({ user }: { user: SessionUser | null }) {
	const t = useTexts(accountTexts);
	const language = useLanguage();
	if (!user) {
		return (
			<>
				<h1 className="visually-hidden">{t.account}</h1>
				<Skeleton height="20px" width="160px" />
				<Skeleton height="clamp(64px, 112px - 5vw, 88px)" width="min(320px, 60vw)" />
			</>
		);
	}
	const year = formatDate(user.member_since, "month", language, club.timeZone).split(" ").at(-1) ?? "";
	return (
		<>
			<p className="account-name">{t.memberSince(year)}</p>
			<h1 className="display display-4">
				<SwellText text={user.name} phase={0.8} k={0.6} lo={56} hi={136} />
			</h1>
		</>
	);
}

const AvatarPlace = () => <span className="avatar avatar-large" aria-hidden="true" />;

function AccountNavigation() {
	const t = useTexts(accountTexts);
	return (
		<nav className="account-navigation" aria-label={t.account}>
			{accountWays.map(([name, Icon]) => (
				<NavLink key={name} to={pathTo(name)} end={name === "profile"}>
					<Icon className="icon" aria-hidden="true" />
					{t.pages[name]}
				</NavLink>
			))}
			<NavLink to={pathTo("local", { category: "language" })}>
				<Settings className="icon" aria-hidden="true" />
				{t.settings}
			</NavLink>
		</nav>
	);
}

const band: PictureRef = { art: "band", slug: "account", stripes: 16 };
const bandSize = { width: 1364, height: 340 };
