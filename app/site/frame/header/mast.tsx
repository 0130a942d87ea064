import { club } from "../../../../club/profile";
import { divisionIcon } from "../../../matches/sports/division-icon";
import { divisionPath } from "../../../paths";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { Crest } from "../../../ui/art/marks/crest";
import { IconButton } from "../../../ui/icon-button";
import { MenuIcon } from "../../../ui/icons";
import { FrameLink } from "../frame-link";
import { currentIf, type PlaceOnSite, ways } from "../site-map";
import { frameTexts } from "../texts";
import { drawerOpener } from "./drawer";
import { LanguageSwitch } from "./language-switch";
import { ThemeSwitch } from "./theme-switch";
import "./mast.css";

/** The pole at the left of wide screens, with the divisions' flags. */
export function Mast({ place }: { place: PlaceOnSite }) {
	const t = useTexts(frameTexts);
	const language = useLanguage();
	return (
		<aside className="mast on-brand" aria-label={t.navigation.divisions}>
			<FrameLink className="mast-crest" to={ways.home} aria-label={t.home(club.name)}>
				<Crest size={50} variant="foam" />
			</FrameLink>
			<IconButton icon={MenuIcon} label={t.menu.open} {...drawerOpener} />
			<nav className="mast-flags" aria-label={t.navigation.divisions}>
				{club.divisions.map(({ key, label }) => {
					const Icon = divisionIcon(key);
					return (
						<FrameLink
							key={key}
							className="mast-flag"
							data-division={key}
							to={divisionPath(key)}
							title={localize(label, language)}
							aria-label={localize(label, language)}
							aria-current={currentIf(place.house === key)}
						>
							<Icon className="icon" aria-hidden="true" />
						</FrameLink>
					);
				})}
			</nav>
			<div className="mast-foot">
				<ThemeSwitch />
				<LanguageSwitch />
			</div>
		</aside>
	);
}
