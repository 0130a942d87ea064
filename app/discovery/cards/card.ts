import type { HouseKey } from "../../platform/club-profile";
import type { PictureRef } from "../../ui/art/picture-ref";

export const cardSize = { width: 1200, height: 630 };

/** Words on the left, the picture of the page on the right, the wave between them. */
export type PanelCard = {
	look: "panel";
	house: HouseKey;
	/** What it is: "Berita · Sepak bola". */
	eyebrow: string;
	title: string;
	note: string;
	picture: PictureRef;
	/** Things and figures are shown whole. */
	fit: "cover" | "contain";
	hasPlayMark?: boolean;
};

export type Side = { name: string; crest: PictureRef | null };

/** A fixture or a result: two colours meeting at an S. A side without a crest of its own is the club. */
export type MatchCard = {
	look: "match";
	house: HouseKey;
	head: string;
	sides: [home: Side, away: Side];
	/** The score, or the hour. */
	middle: string;
	/** Under it: "Selesai", or the day. */
	under: string;
	foot: string;
	poster: PictureRef;
};

/** Who begins. */
export type LineupCard = {
	look: "lineup";
	house: HouseKey;
	eyebrow: string;
	title: string;
	players: { number: string; name: string }[];
	note: string;
	poster: PictureRef;
};

export type Card = PanelCard | MatchCard | LineupCard;
