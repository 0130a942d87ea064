import { club } from "../../../../club/profile";
import { useTexts } from "../../../platform/words/language";
import { Crest } from "../../../ui/art/marks/crest";
import { Wordmark } from "../../../ui/art/marks/wordmark";
import { IconButton } from "../../../ui/icon-button";
import { MenuIcon } from "../../../ui/icons";
import { FrameLink } from "../frame-link";
import { currentIf, entertainmentName, type PlaceOnSite, ways } from "../site-map";
import { frameTexts } from "../texts";
import { AccountCorner } from "./account-corner";
import { CartLink } from "./cart-link";
import { drawerOpener } from "./drawer";
import { NotificationLink } from "./notification-link";
import { SearchButton } from "./search-button";
import { TeamMenu } from "./team-menu";
import "./top-bar.css";

export function TopBar({ place }: { place: PlaceOnSite }) {
	const t = useTexts(frameTexts);
	return (
		<header className="top-bar row">
			<IconButton className="top-bar-menu" icon={MenuIcon} label={t.menu.open} {...drawerOpener} />
			<FrameLink className="top-bar-home row gap-3" to={ways.home} aria-label={t.home(club.name)}>
				<Crest size={36} />
				<Wordmark />
			</FrameLink>
			<MainLinks place={place} />
			<div className="top-bar-tools row">
				<SearchButton />
				<NotificationLink />
				<CartLink />
				<AccountCorner />
			</div>
		</header>
	);
}

function MainLinks({ place }: { place: PlaceOnSite }) {
	const { links, navigation } = useTexts(frameTexts);
	const afterTeams = [
		["tickets", links.tickets],
		["store", links.store],
		["academy", links.academy],
		["foundation", links.foundation],
		["entertainment", entertainmentName],
	] as const;
	const link = (section: keyof typeof ways, label: string) => (
		<FrameLink
			key={section}
			className="top-bar-link"
			to={ways[section]}
			aria-current={currentIf(place.section === section)}
		>
			{label}
		</FrameLink>
	);
	return (
		<nav className="top-bar-links" aria-label={navigation.main}>
			{link("events", links.eventsShort)}
			{link("news", links.news)}
			<TeamMenu current={place.section === "teams"} />
			{afterTeams.map(([section, label]) => link(section, label))}
		</nav>
	);
}
