import type { ClubSection } from "../../../platform/club-profile";
import type { PictureRef } from "../../../ui/art/picture-ref";

export const cardSize = { width: 1200, height: 630 };

/** Text on the left, the page's picture on the right, a wave between them. */
export type PanelCard = {
	look: "panel";
	house: ClubSection;
	/** Section and house: "Berita · Sepak bola". */
	eyebrow: string;
	title: string;
	note: string;
	picture: PictureRef;
	/** Products and players are not cropped. */
	fit: "cover" | "contain";
	hasPlayMark?: boolean;
};

export type Side = { name: string; crest: PictureRef | null };

/** A fixture or result: two colours meeting in an S-curve. A side without a crest is the club. */
export type MatchCard = {
	look: "match";
	house: ClubSection;
	head: string;
	sides: [home: Side, away: Side];
	/** The score, or the kick-off time. */
	middle: string;
	/** Below it: "Selesai", or the date. */
	under: string;
	foot: string;
	poster: PictureRef;
};

/** The starting line-up. */
export type LineupCard = {
	look: "lineup";
	house: ClubSection;
	eyebrow: string;
	title: string;
	players: { number: string; name: string }[];
	note: string;
	poster: PictureRef;
};

export type Card = PanelCard | MatchCard | LineupCard;
