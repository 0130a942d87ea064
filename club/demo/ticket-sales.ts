import { buildPromoLink, buildTicketSale, buildTicketSection } from "../../app/tickets/factories";
import type { LimitedPromoLink, LimitedSection } from "../../app/tickets/sections/quotas.server";
import type { TicketSaleInsert } from "../../app/tickets/tables.server";
import type { WaitingRoomInsert } from "../../app/tickets/waiting-room/tables.server";
import { demoId } from "./demo-id";
import { demoEvents } from "./events";
import { eventId } from "./events/demo-match";
import { localTime } from "./fixture-day";
import { demoMember, demoMemberId, demoMembers, demoStaff } from "./members";
import { demoPromoLinkPlan } from "./ticket-sales/demo-promo-links";
import { type DemoSale, demoSales, opening } from "./ticket-sales/demo-sale";
import { type StandBlocks, venueBlocks } from "./ticket-sales/venue-blocks";

export function demoTicketSales(now: Date): TicketSaleInsert[] {
	const starts = new Map(demoEvents(now).map((event) => [event.slug, event.startsAt]));
	return demoSales.map((sale) => {
		const closesAt = starts.get(sale.event);
		if (!closesAt) throw new Error(`No event ${sale.event} to sell tickets for`);
		return buildTicketSale({
			id: saleId(sale.event),
			eventId: eventId(sale.event),
			opensAt: opening(now, sale.opens),
			closesAt,
			venueMap: sale.venueMap,
			...(sale.membersOpen && { membersOpenAt: opening(now, sale.membersOpen) }),
			...(sale.isDraft && { publishedAt: null }),
		});
	});
}

export const demoTicketSections = (): LimitedSection[] => demoSales.flatMap(listSections);

export const demoPromoLinks = (now: Date): LimitedPromoLink[] =>
	demoPromoLinkPlan.map(({ event, opens, closes, ...link }) =>
		buildPromoLink({
			...link,
			id: demoId(`promo/${link.slug}`),
			saleId: saleId(event),
			opensAt: localTime(now, opens, "10.00"),
			closesAt: localTime(now, closes, "22.00"),
		}),
	);

export const demoWaitingRooms = (now: Date): WaitingRoomInsert[] =>
	demoSales.flatMap(({ event, waitingRoom }) =>
		waitingRoom
			? [{ saleId: saleId(event), startsAt: new Date(now.getTime() - 3_600_000), ...waitingRoom }]
			: [],
	);

/** The other demo members are in the room before the newcomer is. */
export const demoWaitingFans = (now: Date) =>
	demoWaitingRooms(now).flatMap(({ saleId, startsAt }) =>
		demoMembers(now)
			.filter(({ email }) => email !== demoMember.email && email !== demoStaff.email)
			.map(({ email }) => ({ saleId, memberId: demoMemberId(email), joinedAt: startsAt! })),
	);

const saleId = (event: string) => demoId(`ticket-sale/${event}`);

function listSections(sale: DemoSale): LimitedSection[] {
	const stands = venueBlocks[sale.venueMap] ?? [];
	return stands
		.flatMap((stand) => Array.from({ length: stand.blocks }, (_, block) => describeBlock(sale, stand, block)))
		.map((section, index) => ({ ...section, listOrder: index + 1 }));
}

function describeBlock(sale: DemoSale, stand: StandBlocks, block: number): LimitedSection {
	const key = `${stand.stand}-${block + 1}`;
	const numbered = (name: string) => (stand.blocks > 1 ? `${name} ${block + 1}` : name);
	const left = sale.left?.[stand.stand]?.[block] ?? sale.leftInEach ?? stand.quota;
	return buildTicketSection({
		id: demoId(`ticket-section/${sale.event}/${key}`),
		saleId: saleId(sale.event),
		key,
		label: { id: numbered(stand.name.id), en: numbered(stand.name.en ?? stand.name.id) },
		stand: stand.stand,
		gate: stand.gate,
		note: stand.note ?? null,
		price: sale.prices?.[stand.stand] ?? stand.price,
		quota: stand.quota,
		sold: stand.quota - left,
		perMemberLimit: stand.perMember,
		shaded: stand.shaded ?? false,
	});
}
