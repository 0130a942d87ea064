import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { lockSale } from "../sales/lock-sale.server";
import type { TicketSale } from "../tables.server";
import { findWaitingRoom, roomPlanOf, roomVersionOf, stateOfRoom } from "../waiting-room/room-plans.server";
import { waitingRooms } from "../waiting-room/tables.server";
import type { RoomPlan, setWaitingRoom } from "./room-contract";
import { ticketSellingRefusals } from "./sale-parts";
import { findSaleBySlug } from "./sales.server";

/**
 * A room is never deleted: its seed, whose hash is public, and everybody's lots stay what they were, however often it is
 * switched off and on.
 */
export async function switchRoom(
	{ db, language, who }: MemberContext,
	{ event, version, isOn, ...plan }: ParsedInputOf<typeof setWaitingRoom>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { id } = await findSaleBySlug(db, event);
		const sale = (await lockSale(db, id))!;
		const room = await findWaitingRoom(db, id, "update");
		const before = roomPlanOf(room);
		if (roomVersionOf(before) !== version) throw refuse(ticketSellingRefusals, "room.changed");
		const { rows } = await db.execute<{ now: string }>(sql`select now() as now`);
		const now = new Date(rows[0]!.now);
		if (sale.closesAt <= now) throw refuse(ticketSellingRefusals, "sale.over");
		const state = stateOfRoom(room, now);
		const hasBegun = room?.startsAt != null && room.startsAt <= now;
		if (!isOn && (state === "off" || state === "over")) return;
		// Once places have been given out, the start no longer moves.
		const startsAt = hasBegun ? room.startsAt! : plan.startsAt ? new Date(plan.startsAt) : now;
		const isForRush = !hasBegun && plan.busyFrom !== null;
		const endsAt = plan.endsAt ? new Date(plan.endsAt) : null;
		if (isOn) checkTimes(language, { sale, plan, startsAt, endsAt, hasBegun, isForRush, now });
		const { perMinute, minutesToBuy } = plan;
		const busyFrom = isForRush ? plan.busyFrom : null;
		const times = isOn
			? {
					startsAt: isForRush ? null : startsAt,
					busyFrom,
					takenBefore: null,
					endsAt,
					perMinute,
					minutesToBuy,
				}
			: { ...(hasBegun ? { endsAt: now } : { startsAt: null, endsAt: null }), busyFrom: null };
		const [after] = room
			? await db
					.update(waitingRooms)
					// A new rate counts from now on.
					.set({ ...times, admitsFrom: sql`least(${waitingRooms.admitsFrom}, now())` })
					.where(eq(waitingRooms.saleId, id))
					.returning()
			: await db
					.insert(waitingRooms)
					.values({ saleId: id, perMinute, ...times })
					.returning();
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.room",
			subject: `event/${event}`,
			before: { isOn: state !== "off" && state !== "over", ...before },
			after: { isOn, ...roomPlanOf(after!) },
		});
	});
}

type Times = {
	sale: TicketSale;
	plan: RoomPlan;
	startsAt: Date;
	endsAt: Date | null;
	hasBegun: boolean;
	isForRush: boolean;
	now: Date;
};

/**
 * Nothing is sold between the start of a room and the draw at the sale's opening, so it must not overlap the members' own
 * time, and a room that opens later than the sale has no draw. In a sale that is already open it starts at once or not at
 * all, and fans queue in order of arrival.
 */
function checkTimes(language: Language, times: Times) {
	const { sale, plan, startsAt, endsAt, hasBegun, isForRush, now } = times;
	const faults: Record<string, string[]> = {};
	const say = (field: string, text: Localized) => {
		faults[field] ??= [localize(text, language)];
	};
	const isOpen = sale.opensAt <= now;
	if (hasBegun) {
		if (plan.startsAt && new Date(plan.startsAt).getTime() !== startsAt.getTime()) say("startsAt", begun);
	} else if (isForRush) {
		if (plan.startsAt) say("startsAt", timeOrRush);
	} else if (isOpen) {
		if (plan.startsAt && startsAt > now) say("startsAt", onlyNow);
	} else {
		if (startsAt >= sale.opensAt) say("startsAt", afterOpening);
		if (sale.membersOpenAt && startsAt <= sale.membersOpenAt) say("startsAt", beforeMembers);
	}
	if (endsAt && (endsAt <= now || endsAt <= sale.opensAt || endsAt <= startsAt)) say("endsAt", endsTooEarly);
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
}

const begun = {
	id: "Antrean sudah dibuka, jadi waktu mulainya tidak bisa diubah.",
	en: "The queue has opened, so its start can no longer be changed.",
};
const timeOrRush = {
	id: "Antrean mulai pada waktunya atau kalau ramai, tidak keduanya. Kosongkan salah satu.",
	en: "The queue starts at a set time or in a rush, not both. Leave one of them empty.",
};
const onlyNow = {
	id: "Penjualan sudah dibuka: antrean hanya bisa dinyalakan sekarang juga. Kosongkan waktunya.",
	en: "The sale is already open: the queue can only start right now. Leave the time empty.",
};
const afterOpening = {
	id: "Harus sebelum penjualan dibuka untuk semua: saat itu undiannya.",
	en: "This must be before the sale opens to everyone: that is when the draw takes place.",
};
const beforeMembers = {
	id: "Harus setelah penjualan untuk anggota dimulai: selama antrean, sampai undian, tidak ada yang bisa membeli.",
	en: "This must be after the members' sale begins: once the queue opens, nobody can buy before the draw.",
};
const endsTooEarly = {
	id: "Harus setelah penjualan dibuka dan setelah sekarang.",
	en: "This must be after the sale opens, and in the future.",
};
