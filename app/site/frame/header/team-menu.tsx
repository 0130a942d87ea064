import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { club } from "../../../../club/profile";
import { divisionPath, pathTo } from "../../../paths";
import { localize, useLanguage, useTexts } from "../../../platform/words/language";
import { divisionCover } from "../../../ui/art/division-art";
import { pictureUrl } from "../../../ui/art/picture-url";
import { DownIcon } from "../../../ui/icons";
import { FrameLink } from "../frame-link";
import { currentIf } from "../site-map";
import { frameTexts } from "../texts";
import "./team-menu.css";

/** "Teams" in the top bar: the divisions side by side. Opens on hover, press and keyboard. */
export function TeamMenu({ current }: { current: boolean }) {
	const t = useTexts(frameTexts);
	const panelId = useId();
	const button = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);

	// Touch has no hover: only a press opens and closes.
	const onHover = (shown: boolean) => (event: PointerEvent) =>
		event.pointerType === "mouse" && setOpen(shown);
	const onPress = (event: { nativeEvent: MouseEvent }) => {
		const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
		setOpen((shown) => isMouse || !shown);
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) setOpen(false);
	};
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (key !== "Escape" || !open) return;
		setOpen(false);
		button.current?.focus();
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only tracks the pointer leaving
		<div
			className="team-menu"
			onPointerEnter={onHover(true)}
			onPointerLeave={onHover(false)}
			onBlur={onBlur}
			onKeyDown={onKeyDown}
		>
			<button
				ref={button}
				type="button"
				className="top-bar-link"
				aria-expanded={open}
				aria-controls={open ? panelId : undefined}
				aria-current={currentIf(current)}
				onClick={onPress}
			>
				{t.links.teams}
				<DownIcon className="icon" aria-hidden="true" />
			</button>
			{open && (
				<ul className="team-menu-panel" id={panelId}>
					{club.divisions.map((division) => (
						<TeamColumn key={division.key} division={division} onFollow={() => setOpen(false)} />
					))}
				</ul>
			)}
		</div>
	);
}

type Division = (typeof club.divisions)[number];

function TeamColumn({ division, onFollow }: { division: Division; onFollow: () => void }) {
	const { key, label, ground, since } = division;
	const t = useTexts(frameTexts);
	const language = useLanguage();
	const shortcuts = [
		[pathTo("player-list", { category: key }), t.team.players],
		[pathTo("event-list", { category: key }), t.team.events],
		[pathTo("achievement-list", { category: key }), t.team.achievements],
	] as const;
	return (
		<li data-division={key}>
			<FrameLink className="team-menu-home" to={divisionPath(key)} onClick={onFollow}>
				<img
					src={pictureUrl(divisionCover(key, "menu"), slot)}
					{...slot}
					alt=""
					loading="lazy"
					decoding="async"
				/>
				<b className="display display-1">{localize(label, language)}</b>
				<span className="small muted">{t.team.since(ground, since)}</span>
			</FrameLink>
			<div className="team-menu-shortcuts">
				{shortcuts.map(([to, text]) => (
					<FrameLink className="tap small" key={to} to={to} onClick={onFollow}>
						{text}
						<span className="visually-hidden"> {localize(label, language)}</span>
					</FrameLink>
				))}
			</div>
		</li>
	);
}

const slot = { width: 480, height: 300 };
