import { contentVersion } from "../../platform/data/content-version.server";
import { InvalidInput } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import type { StandBlocks } from "../sections/stands";
import { stands } from "../sections/stands";
import type { TicketSale, TicketSection } from "../tables.server";
import { type VenueKind, venueKindOf } from "../venue-map/lay-out-venue";
import { blocksAround } from "../venue-map/map-blocks";
import type { WaitingRoom } from "../waiting-room/tables.server";
import type { SalePlan } from "./sale-contract";

type PlacedSection = Pick<TicketSection, "key" | "stand" | "label">;

/** A sale as staff edit it. */
export const salePlanOf = (sale: TicketSale, sections: readonly PlacedSection[]): SalePlan => ({
	membersOpenAt: sale.membersOpenAt?.toISOString() ?? null,
	opensAt: sale.opensAt.toISOString(),
	closesAt: sale.closesAt.toISOString(),
	returnEndsMinutes: sale.returnEndsMinutes,
	transferEndsMinutes: sale.transferEndsMinutes,
	offerMinutes: sale.offerMinutes,
	perMemberLimit: sale.perMemberLimit,
	unanswered: sale.unanswered,
	venueKind: venueKindOf(sale.venueMap),
	blocks: blocksOf(sale, sections),
});

/** A hash of the values, however their dates are written. */
export const saleVersionOf = (plan: SalePlan) => contentVersion(plan);

/** What is drawn of the venue: at least everything that is for sale. */
export const blocksOf = (sale: TicketSale, sections: readonly PlacedSection[]): StandBlocks =>
	sale.standBlocks ?? blocksAround(sections);

/** The sale's columns. */
export function saleRowOf(plan: SalePlan, map: { venue: string; before?: string }) {
	const { membersOpenAt, opensAt, closesAt, blocks, venueKind, ...rest } = plan;
	return {
		...rest,
		membersOpenAt: membersOpenAt ? new Date(membersOpenAt) : null,
		opensAt: new Date(opensAt),
		closesAt: new Date(closesAt),
		standBlocks: blocks,
		venueMap: nameMap(venueKind, map),
	};
}

const kindWords: Record<VenueKind, string> = { stadium: "stadion", hall: "gor", studio: "studio" };

/** A map's name begins with what kind of venue it shows; most venues' own names do. */
function nameMap(kind: VenueKind, { venue, before }: { venue: string; before?: string }): string {
	if (before && venueKindOf(before) === kind) return before;
	const [word] = venue.split("-");
	const isSaid = word === kindWords[kind] || (kind === "hall" && (word === "arena" || word === "hall"));
	return isSaid ? venue : `${kindWords[kind]}-${venue}`;
}

type Surroundings = {
	event: { endsAt: Date };
	sections: readonly PlacedSection[];
	/** The sale as it is, and its waiting room. */
	room?: Pick<WaitingRoom, "startsAt" | "endsAt" | "drawnAt"> | null;
	before?: TicketSale;
};

/** Times in their order, within the match's and the waiting room's; and no section off the map. */
export function checkSalePlan(plan: SalePlan, language: Language, around: Surroundings) {
	const faults: Record<string, string[]> = {};
	const say = (field: string, text: Localized) => {
		faults[field] ??= [localize(text, language)];
	};
	const [opensAt, closesAt] = [new Date(plan.opensAt), new Date(plan.closesAt)];
	const membersOpenAt = plan.membersOpenAt ? new Date(plan.membersOpenAt) : null;
	if (opensAt >= closesAt) say("closesAt", closesTooEarly);
	if (closesAt > around.event.endsAt) say("closesAt", closesTooLate);
	if (membersOpenAt && membersOpenAt >= opensAt) say("membersOpenAt", membersTooLate);
	const { room, before } = around;
	const startsAt = room?.endsAt && room.endsAt < new Date() ? null : room?.startsAt;
	if (room?.drawnAt && before && opensAt.getTime() !== before.opensAt.getTime()) say("opensAt", isDrawn);
	else if (startsAt && before && before.opensAt > startsAt) {
		if (opensAt <= startsAt) say("opensAt", opensBeforeRoom);
		if (membersOpenAt && membersOpenAt >= startsAt) say("membersOpenAt", membersInRoom);
	}
	const needed = blocksAround(around.sections);
	for (const stand of stands)
		if (plan.blocks[stand] < needed[stand])
			say(`blocks.${stand}`, {
				id: `Ada tribun sampai blok ${needed[stand]} di sisi ini.`,
				en: `There are sections up to block ${needed[stand]} on this side.`,
			});
	if (Object.values(plan.blocks).every((count) => count === 0)) say("blocks.utara", noBlocks);
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
}

const closesTooEarly = { id: "Harus setelah penjualan dibuka.", en: "This must be after the sale opens." };
const closesTooLate = {
	id: "Paling lambat saat laga selesai.",
	en: "This must not be after the end of the match.",
};
const membersTooLate = {
	id: "Harus sebelum penjualan dibuka untuk semua.",
	en: "This must be before the sale opens to everyone.",
};
const isDrawn = {
	id: "Undian antrean sudah berjalan, jadi waktu buka tidak bisa dipindah lagi.",
	en: "The draw has taken place, so the opening can no longer be moved.",
};
const opensBeforeRoom = {
	id: "Antrean baru dibuka setelah itu. Ubah dulu ruang tunggunya.",
	en: "The queue opens later than that. Change the waiting room first.",
};
const membersInRoom = {
	id: "Antrean sudah dibuka saat itu, dan sampai undian tidak ada yang bisa membeli.",
	en: "The queue is open by then, and nobody can buy before the draw.",
};
const noBlocks = { id: "Gambar minimal satu blok.", en: "Draw at least one block." };
