import { useNavigate } from "react-router";
import { club } from "../../../../club/profile";
import { useAccount } from "../../../members/sessions/use-account";
import { useLogOut } from "../../../members/sessions/use-log-out";
import { divisionPath, pathTo } from "../../../paths";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { divisionCover, drawerDisc } from "../../../ui/art/division-art";
import { Crest } from "../../../ui/art/marks/crest";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { pictureUrl } from "../../../ui/art/picture-url";
import { PopoverPanel, useClosing } from "../../../ui/dialogs/popover-panel";
import { IconButton } from "../../../ui/icon-button";
import { CloseIcon } from "../../../ui/icons";
import { SocialLinks } from "../../../ui/social-links";
import { SwellText } from "../../../ui/words/swell-text";
import { AccountStrip } from "../account-strip";
import { FrameLink } from "../frame-link";
import { currentIf, entertainmentName, type PlaceOnSite, socialLinksAt, ways } from "../site-map";
import { frameTexts } from "../texts";
import "./drawer.css";

const drawerId = "drawer";

/** For every button that opens the drawer. */
export const drawerOpener = { popoverTarget: drawerId, "aria-haspopup": "dialog" } as const;

/** The full menu: the main navigation on phones, and one press away on wide screens. */
export function Drawer({ place }: { place: PlaceOnSite }) {
	const t = useTexts(frameTexts);
	const { panel, close } = useClosing();
	return (
		<PopoverPanel
			id={drawerId}
			ref={panel}
			className="drawer on-brand"
			data-division="club"
			label={t.menu.label}
		>
			<img className="drawer-sea cover" src={pictureUrl(sea, seaSlot)} alt="" loading="lazy" {...seaSlot} />
			<div className="drawer-scroll column">
				<div className="drawer-head row apart">
					<Crest size={44} variant="foam" />
					<IconButton
						icon={CloseIcon}
						label={t.menu.close}
						popoverTarget={drawerId}
						popoverTargetAction="hide"
						autoFocus
					/>
				</div>
				<MenuLinks place={place} onFollow={close} />
				<MoreLinks onFollow={close} />
				<SocialLinks compact links={socialLinksAt(place)} />
				<DivisionTiles onFollow={close} />
			</div>
			<AccountStrip onFollow={close} />
		</PopoverPanel>
	);
}

type MenuProps = { onFollow: () => void };

function MenuLinks({ place, onFollow }: MenuProps & { place: PlaceOnSite }) {
	const { links, navigation } = useTexts(frameTexts);
	const entries = [
		["events", links.events],
		["news", links.news],
		["tickets", links.tickets],
		["store", links.officialStore],
		["academy", links.academy],
		["foundation", links.foundation],
		["entertainment", entertainmentName],
	] as const;
	return (
		<nav className="drawer-links" aria-label={navigation.menu}>
			{entries.map(([section, label], index) => (
				<FrameLink
					key={section}
					className="display"
					to={ways[section]}
					onClick={onFollow}
					aria-current={currentIf(place.section === section)}
				>
					<SwellText text={label} phase={index * 0.7} k={0.6} lo={62} hi={118} />
				</FrameLink>
			))}
		</nav>
	);
}

function MoreLinks({ onFollow }: MenuProps) {
	const { account, links, navigation } = useTexts(frameTexts);
	const isMember = useAccount().state === "member";
	const navigate = useNavigate();
	const logOut = useLogOut();
	const entries = [
		[pathTo("Videos", { category: "all" }), links.videos],
		[pathTo("achievement-list"), links.achievements],
		[pathTo("FAQ"), links.help],
		[pathTo("Contact us"), links.contactShort],
	] as const;
	return (
		<nav className="drawer-more flow" aria-label={navigation.more}>
			{entries.map(([to, label]) => (
				<FrameLink className="tap" key={to} to={to} onClick={onFollow}>
					{label}
				</FrameLink>
			))}
			{isMember && (
				<button
					className="tap"
					type="button"
					onClick={() => {
						onFollow();
						void logOut(navigate);
					}}
				>
					{account.logOut}
				</button>
			)}
		</nav>
	);
}

function DivisionTiles({ onFollow }: MenuProps) {
	const language = useLanguage();
	const { links } = useTexts(frameTexts);
	return (
		<nav className="drawer-divisions" aria-label={links.teams}>
			{club.divisions.map(({ key, label }) => (
				<FrameLink key={key} data-division={key} to={divisionPath(key)} onClick={onFollow}>
					<img
						src={pictureUrl(divisionCover(key, "drawer"), { ...tileSlot, ...drawerDisc(key) })}
						{...tileSlot}
						alt=""
						loading="lazy"
						decoding="async"
					/>
					<span>{localize(label, language)}</span>
				</FrameLink>
			))}
		</nav>
	);
}

const sea: PictureRef = { art: "field", slug: "drawer", tone: "calm", stripes: 5 };
const seaSlot = { width: 420, height: 900 };

const tileSlot = { width: 280, height: 250 };
