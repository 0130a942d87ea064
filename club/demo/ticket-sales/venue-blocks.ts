import type { Localized } from "../../../app/platform/words/language";
import type { Stand } from "../../../app/tickets/sections/stands";

/** The blocks of one stand on a drawn map, numbered from one: "utara-1", "utara-2" … */
export type StandBlocks = {
	stand: Stand;
	blocks: number;
	/** Seats for sale in each block. */
	quota: number;
	price: number;
	gate: string;
	name: Localized;
	note?: Localized;
	perMember: number;
	/** Out of the sun and the rain. */
	shaded?: boolean;
};

export const venueBlocks: Record<string, StandBlocks[]> = {
	"stadion-bahari": [
		{
			stand: "utara",
			blocks: 5,
			quota: 750,
			price: 75_000,
			gate: "C",
			name: { id: "Utara", en: "North" },
			note: {
				id: "Tribun suporter, biasanya berdiri sepanjang laga.",
				en: "The supporters' stand; people usually stand throughout.",
			},
			perMember: 4,
		},
		{
			stand: "selatan",
			blocks: 5,
			quota: 720,
			price: 75_000,
			gate: "B",
			name: { id: "Selatan", en: "South" },
			note: { id: "Kena matahari sore.", en: "Gets the afternoon sun." },
			perMember: 4,
		},
		{
			stand: "timur",
			blocks: 6,
			quota: 775,
			price: 125_000,
			gate: "D",
			name: { id: "Timur", en: "East" },
			note: { id: "Ramah keluarga, dekat titik isi air.", en: "Family-friendly, close to water refills." },
			perMember: 4,
		},
		{
			stand: "barat",
			shaded: true,
			blocks: 4,
			quota: 375,
			price: 175_000,
			gate: "A",
			name: { id: "Barat", en: "West" },
			note: { id: "Beratap, dengan kursi ramah kursi roda.", en: "Covered, with wheelchair spaces." },
			perMember: 4,
		},
		{
			stand: "vip",
			shaded: true,
			blocks: 2,
			quota: 250,
			price: 350_000,
			gate: "A",
			name: { id: "VIP", en: "VIP" },
			note: { id: "Termasuk parkir dan camilan pasar.", en: "Parking and market snacks included." },
			perMember: 2,
		},
	],
	"gor-ombak": [
		{
			stand: "barat",
			shaded: true,
			blocks: 3,
			quota: 400,
			price: 90_000,
			gate: "Pintu 1",
			name: { id: "Tribun A", en: "Stand A" },
			note: { id: "Sisi bangku pemain.", en: "On the players' bench side." },
			perMember: 4,
		},
		{
			stand: "timur",
			shaded: true,
			blocks: 3,
			quota: 400,
			price: 90_000,
			gate: "Pintu 2",
			name: { id: "Tribun B", en: "Stand B" },
			perMember: 4,
		},
		{
			stand: "utara",
			shaded: true,
			blocks: 2,
			quota: 450,
			price: 60_000,
			gate: "Pintu 3",
			name: { id: "Tribun C", en: "Stand C" },
			note: {
				id: "Menghadap layar teks untuk penonton Tuli.",
				en: "Facing the caption screen for Deaf fans.",
			},
			perMember: 4,
		},
		{
			stand: "selatan",
			shaded: true,
			blocks: 2,
			quota: 450,
			price: 60_000,
			gate: "Pintu 3",
			name: { id: "Tribun D", en: "Stand D" },
			perMember: 4,
		},
		{
			stand: "vip",
			shaded: true,
			blocks: 1,
			quota: 120,
			price: 250_000,
			gate: "Pintu 1",
			name: { id: "Sisi lapangan", en: "Courtside" },
			note: { id: "Sol sepatu jangan hitam.", en: "No black soles, please." },
			perMember: 2,
		},
	],
	"studio-palung": [
		{
			stand: "utara",
			shaded: true,
			blocks: 1,
			quota: 60,
			price: 120_000,
			gate: "Pintu depan",
			name: { id: "Baris depan", en: "Front rows" },
			note: { id: "Kursi nomor tiga selalu dikosongkan.", en: "Seat three is always left empty." },
			perMember: 2,
		},
		{
			stand: "barat",
			shaded: true,
			blocks: 1,
			quota: 110,
			price: 80_000,
			gate: "Pintu depan",
			name: { id: "Sisi kiri", en: "Left side" },
			perMember: 4,
		},
		{
			stand: "timur",
			shaded: true,
			blocks: 1,
			quota: 110,
			price: 80_000,
			gate: "Pintu depan",
			name: { id: "Sisi kanan", en: "Right side" },
			perMember: 4,
		},
		{
			stand: "selatan",
			shaded: true,
			blocks: 1,
			quota: 40,
			price: 50_000,
			gate: "Pintu samping",
			name: { id: "Kursi lipat", en: "Folding chairs" },
			perMember: 2,
		},
		{
			stand: "vip",
			shaded: true,
			blocks: 1,
			quota: 40,
			price: 200_000,
			gate: "Pintu samping",
			name: { id: "Sofa analis", en: "Analysts' sofas" },
			note: { id: "Termasuk semangkuk bakso.", en: "A bowl of meatball soup included." },
			perMember: 2,
		},
	],
};
