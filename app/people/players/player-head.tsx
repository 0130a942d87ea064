import { ExternalLink } from "lucide-react";
import { FollowButton } from "../../members/follows/follow-button";
import { divisionPath, pathTo } from "../../paths";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { formatDate } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { cssVariables } from "../../ui/css-variables";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { Picture } from "../../ui/pictures/picture";
import { uiTexts } from "../../ui/texts";
import { SwellText } from "../../ui/words/swell-text";
import { squadLabel } from "../squads/squads";
import type { playerDetail } from "./contract";
import { playerListPath } from "./player-filter";
import { playersTexts } from "./texts";
import "./player-head.css";

type Player = AnswerOf<typeof playerDetail>;

/** The name as large as it goes, the player in front of the sea, and what a stand knows by heart. */
export function PlayerHead({ player }: { player: Player }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const { division, slug, name, number, position, captain, portrait } = player;
	const squad = localize(squadLabel(player.division, player.squad), language);
	return (
		<header className="player-head on-brand sea">
			<Picture
				className="player-head-sea"
				picture={{ art: "cover", division, slug, variant: "centre-circle", field: "sea-tonal" }}
				width={1364}
				height={640}
				drawing={{ disc: { x: 0.77, y: 0.46, size: 0.4 }, lines: "none" }}
				priority
			/>
			<div className="wrap player-head-columns">
				<Portrait portrait={portrait} name={name} number={number} />
				<div className="player-head-text">
					<Way player={player} />
					<p className="eyebrow">
						<span>{[squad, position, captain && t.captain].filter(Boolean).join("\u00a0· ")}</span>
					</p>
					<Name name={name} />
					<Facts player={player} />
					<Actions player={player} />
				</div>
			</div>
		</header>
	);
}

function Way({ player }: { player: Player }) {
	const t = useTexts(playersTexts);
	const label = useSectionLabel()(player.division);
	return (
		<Breadcrumb
			items={[
				{ label, to: divisionPath(player.division) },
				{ label: t.title, to: playerListPath({ division: player.division }) },
			]}
		/>
	);
}

function Portrait({ portrait, name, number }: Pick<Player, "portrait" | "name" | "number">) {
	const t = useTexts(uiTexts);
	return (
		<Picture
			className="player-head-figure"
			picture={portrait}
			width={600}
			height={760}
			drawing={{ cutout: true }}
			alt={"photo" in portrait ? name : t.player.drawing(name, number ?? undefined)}
			priority
		/>
	);
}

/** The first name, then the rest; long names shrink so that no letter leaves its line. */
function Name({ name }: { name: string }) {
	const [first = name, ...rest] = name.split(" ");
	const lines = rest.length > 0 ? [first, rest.join(" ")] : [first];
	const longest = Math.max(6, ...lines.map((line) => line.length));
	return (
		<h1 className="display" style={cssVariables({ "--letters": longest })}>
			{lines.map((line, place) => (
				<span key={line}>
					<SwellText text={line} phase={place === 0 ? 0.4 : -1} k={place === 0 ? 1 : 0.75} />
				</span>
			))}
		</h1>
	);
}

function Facts({ player }: { player: Player }) {
	const t = useTexts(playersTexts).facts;
	const language = useLanguage();
	const facts = [
		[t.number, player.number],
		[t.nickname, player.nickname],
		// A birthday is a calendar day, the same in every zone.
		[t.born, formatDate(player.bornOn, "medium", language, "UTC")],
		[t.hometown, player.hometown],
		[t.nationality, player.nationality],
		[t.height, `${player.heightCm} cm`],
		[t.weight, `${player.weightKg} kg`],
		[t.joined, player.joinedYear],
	] as const;
	return (
		<dl className="player-facts stack">
			{facts.map(
				([label, value]) =>
					value !== null && (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}

function Actions({ player: { slug, name, products, socials } }: { player: Player }) {
	const t = useTexts(playersTexts);
	const [first] = products;
	return (
		<div className="button-row flow gap-3">
			<FollowButton kind="player" target={slug} name={name} />
			{first && (
				<ButtonLink variant="accent" to={pathTo("store-detail", { id: first.slug })}>
					{first.name}
				</ButtonLink>
			)}
			{socials.map(({ network, url }) => (
				<a
					key={network}
					className="button button-ghost"
					href={url}
					target="_blank"
					rel="noopener noreferrer me"
				>
					<span className="button-label">
						<ExternalLink className="icon" aria-hidden="true" />
						{networkNames[network] ?? network}
						<span className="visually-hidden"> ({t.opensNewTab})</span>
					</span>
				</a>
			))}
		</div>
	);
}

const networkNames: Record<string, string> = {
	instagram: "Instagram",
	tiktok: "TikTok",
	youtube: "YouTube",
	twitch: "Twitch",
	x: "X",
};
