import { useTexts } from "../../platform/words/language";
import { PlayerCard, type PlayerCardProps } from "../../ui/cards/player-card";
import { playerPath } from "./player-address";
import type { PlayerSummary } from "./player-summary";
import { playerTexts } from "./player-texts";

type Look = Pick<PlayerCardProps, "large" | "priority" | "sizes">;

/** A player as a card, wherever the site shows one. */
export function PlayerLink({ player, ...look }: { player: PlayerSummary } & Look) {
	const t = useTexts(playerTexts);
	const { division, name, number, position, captain, portrait } = player;
	return (
		<PlayerCard
			to={playerPath(player)}
			name={name}
			number={number ?? undefined}
			position={captain ? `${position} · ${t.captain}` : position}
			division={division}
			picture={portrait}
			{...look}
		/>
	);
}
