import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { BagIcon, CalendarIcon, HomeIcon, PersonIcon, TicketIcon } from "../../ui/icons";
import { FrameLink } from "./frame-link";
import { currentIf, type PlaceOnSite, ways } from "./site-map";
import { frameTexts } from "./texts";
import "./tab-bar.css";

/** The bottom tab bar on phones. */
export function TabBar({ place }: { place: PlaceOnSite }) {
	const { links, navigation } = useTexts(frameTexts);
	const isGuest = useAccount().state === "guest";
	const tabs = [
		{ section: "home", to: ways.home, label: links.home, Icon: HomeIcon },
		{ section: "events", to: ways.events, label: links.eventsShort, Icon: CalendarIcon },
		{ section: "tickets", to: ways.tickets, label: links.tickets, Icon: TicketIcon },
		{ section: "store", to: ways.store, label: links.store, Icon: BagIcon },
		{ section: "account", to: pathTo(isGuest ? "Login" : "profile"), label: links.account, Icon: PersonIcon },
	] as const;
	return (
		<nav className="tab-bar" aria-label={navigation.bottom}>
			{tabs.map(({ section, to, label, Icon }) => (
				<FrameLink key={section} to={to} aria-current={currentIf(place.section === section)}>
					<Icon className="icon" aria-hidden="true" />
					{label}
				</FrameLink>
			))}
		</nav>
	);
}
