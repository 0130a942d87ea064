import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import { club } from "../../../../club/profile";
import { accentOf, pigments } from "../../../ui/art/colours";
import { type Card, cardSize, type LineupCard, type MatchCard, type PanelCard } from "./card";

/** The text of a card as outlines on a transparent background; crests and art are drawn below. */
export async function writeCard(card: Card): Promise<string> {
	// The layout engine is loaded only when a card is rendered.
	const { default: satori } = await import("satori");
	fonts ??= loadFonts();
	return satori(layOut(card), { ...cardSize, fonts: await fonts });
}

function layOut(card: Card): ReactNode {
	if (card.look === "match") return <MatchWords card={card} />;
	return card.look === "lineup" ? <LineupWords card={card} /> : <PanelWords card={card} />;
}

const { trench, foam, mist } = pigments;
const display = { fontFamily: "Anybody", fontWeight: 800 } as const;
const body = { fontFamily: "Plus Jakarta Sans", fontWeight: 600 } as const;
const column = { display: "flex", flexDirection: "column" } as const;

function PanelWords({ card }: { card: PanelCard }) {
	return (
		<div style={{ ...column, ...panel }}>
			<ClubName />
			<div style={{ ...column, gap: 22 }}>
				<Eyebrow card={card} />
				<div style={{ ...display, fontSize: titleSize(card.title), lineHeight: 1.04, color: foam }}>
					{shorten(card.title, 110)}
				</div>
			</div>
			<div style={{ ...body, fontSize: 28, color: mist }}>{shorten(card.note, 70)}</div>
		</div>
	);
}

function LineupWords({ card }: { card: LineupCard }) {
	return (
		<div style={{ ...column, ...panel }}>
			<ClubName />
			<div style={{ ...column, gap: 16 }}>
				<Eyebrow card={card} />
				<div style={{ ...display, fontSize: 44, lineHeight: 1.04, color: foam }}>
					{shorten(card.title, 60)}
				</div>
				<div style={{ display: "flex", flexWrap: "wrap", rowGap: 6 }}>
					{card.players.map(({ number, name }) => (
						<div key={name} style={{ display: "flex", width: 286, gap: 12, fontSize: 23 }}>
							<span style={{ ...display, width: 34, color: accentOf(card.house).fill }}>{number}</span>
							<span style={{ ...body, color: foam }}>{shorten(name, 20)}</span>
						</div>
					))}
				</div>
			</div>
			<div style={{ ...body, fontSize: 24, color: mist }}>{card.note}</div>
		</div>
	);
}

function MatchWords({ card: { head, sides, middle, under, foot } }: { card: MatchCard }) {
	const [home, away] = sides;
	return (
		<div style={{ ...column, width: "100%", height: "100%", justifyContent: "space-between", color: foam }}>
			<div style={{ ...strip, ...display, height: 84, fontSize: 27 }}>{shorten(head, 60)}</div>
			<div
				style={{
					...column,
					alignItems: "center",
					padding: "14px 34px 18px",
					backgroundColor: trench,
					margin: "0 auto",
				}}
			>
				<div style={{ ...display, fontSize: middle.length > 7 ? 58 : 92, lineHeight: 1.1 }}>{middle}</div>
				<div style={{ ...body, fontSize: 26, color: mist }}>{under}</div>
			</div>
			<div style={{ ...column, width: "100%" }}>
				<div style={{ display: "flex", marginBottom: 26 }}>
					<TeamName name={home.name} />
					<TeamName name={away.name} />
				</div>
				<div style={{ ...strip, ...body, height: 76, fontSize: 26, color: mist }}>{shorten(foot, 80)}</div>
			</div>
		</div>
	);
}

const TeamName = ({ name }: { name: string }) => (
	<div style={{ display: "flex", width: "50%", justifyContent: "center" }}>
		<div style={{ ...display, fontSize: 36, padding: "8px 20px", backgroundColor: trench }}>
			{shorten(name, 24)}
		</div>
	</div>
);

/** Next to the crest, which is on the layer below. */
const ClubName = () => (
	<div
		style={{
			...display,
			fontSize: 30,
			color: foam,
			marginLeft: 72,
			height: 66,
			alignItems: "center",
			display: "flex",
		}}
	>
		{club.name}
	</div>
);

function Eyebrow({ card }: { card: PanelCard | LineupCard }) {
	const { fill } = accentOf(card.house);
	return (
		<div style={{ display: "flex", alignItems: "center", gap: 16, color: fill, ...display, fontSize: 25 }}>
			<div style={{ width: 40, height: 16, backgroundColor: fill }} />
			{shorten(card.eyebrow, 44)}
		</div>
	);
}

/** Ends where the wave comes closest to the text. */
const panel = {
	boxSizing: "border-box",
	width: 664,
	height: cardSize.height,
	padding: "44px 24px 44px 56px",
	justifyContent: "space-between",
} as const;
const strip = {
	display: "flex",
	alignItems: "center",
	justifyContent: "center",
	width: "100%",
	backgroundColor: trench,
} as const;

function titleSize(title: string): number {
	if (title.length < 18) return 82;
	if (title.length < 36) return 66;
	return title.length < 64 ? 54 : 46;
}

const shorten = (text: string, longest: number) =>
	text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

type Font = { name: string; data: Buffer; weight: 600 | 800 };
let fonts: Promise<Font[]> | undefined;

/** Font files, resolved from their packages. */
async function loadFonts(): Promise<Font[]> {
	const { resolve } = createRequire(import.meta.url);
	const load = async (name: string, weight: Font["weight"], file: string) => ({
		name,
		weight,
		data: await readFile(resolve(`@fontsource/${file}`)),
	});
	return Promise.all([
		load("Anybody", 800, "anybody/files/anybody-latin-800-normal.woff"),
		load("Plus Jakarta Sans", 600, "plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff"),
	]);
}
