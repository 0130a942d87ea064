import { useAccount } from "../members/sessions/use-account";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { BagIcon, HomeIcon, MenuIcon, PersonIcon, TicketIcon } from "../ui/icons";
import { FrameLink } from "./frame-link";
import { currentIf, type Place, ways } from "./site-map";
import { frameTexts } from "./texts";
import type { DrawerControl } from "./use-drawer";
import "./tab-bar.css";

/** The phone's thumb row. */
export function TabBar({ place, drawer }: { place: Place; drawer: DrawerControl }) {
	const { links, navigation, menu } = useTexts(frameTexts);
	const isGuest = useAccount().state === "guest";
	const tabs = [
		{ section: "home", to: ways.home, label: links.home, Icon: HomeIcon },
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
			<button type="button" {...drawer.opener}>
				<MenuIcon className="icon" aria-hidden="true" />
				{menu.label}
			</button>
		</nav>
	);
}
