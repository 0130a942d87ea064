import { hasProvenAddress } from "../../members/find-member.server";
import { lockMember } from "../../members/lock-member.server";
import { countOrdered } from "../../orders/ordered-quantities.server";
import { counted } from "../../platform/counted";
import type { Db } from "../../platform/database.server";
import { refuse, refuseSaying } from "../../platform/refusal";
import type { TicketSection } from "../tables.server";
import { ticketOrderRefusals as refusals } from "./order-contract";

type Wanted = readonly { section: TicketSection; quantity: number }[];

/** Whether this member can have so many. Serialized per member: concurrent calls would miss each other's orders. */
export async function checkBuyer(db: Db, memberId: string, wanted: Wanted) {
	const member = await lockMember(db, memberId, "no key update");
	requireProvenAddress(member!);
	await checkLimits(db, memberId, wanted);
}

/** Addresses that nobody reads cost nothing: whoever makes up a hundred could empty a stadium. */
export function requireProvenAddress(member: Parameters<typeof hasProvenAddress>[0]) {
	if (!hasProvenAddress(member)) throw refuse(refusals, "tickets.contact_unproven");
}

/** Over all the member's paid and open orders. */
async function checkLimits(db: Db, memberId: string, wanted: Wanted) {
	const ordered = await countOrdered(
		db,
		memberId,
		wanted.map(({ section }) => section.id),
	);
	for (const { section, quantity } of wanted) {
		const { id, label, perMemberLimit: limit } = section;
		const rest = Math.max(0, limit - (ordered.get(id) ?? 0));
		if (quantity > rest)
			throw refuseSaying(refusals, "tickets.over_limit", {
				id: `${label.id}: paling banyak ${limit} tiket per anggota. Kamu masih bisa pesan ${rest}.`,
				en: `${label.en ?? label.id}: at most ${counted(limit, "ticket", "tickets")} per member. You can still order ${rest}.`,
			});
	}
}
