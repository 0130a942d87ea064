import { hasProvenAddress } from "../../members/find-member.server";
import { lockMember } from "../../members/lock-member.server";
import type { Db } from "../../platform/data/database.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import { counted } from "../../platform/lists/counted";
import { type BrokenLimit, findBrokenLimit, type More } from "./member-limits.server";
import { ticketOrderRefusals as refusals } from "./order-contract";

type Buyer = { memberId: string; saleId: string };

/** Whether this member can have so many more. Serialized per member: concurrent calls would miss each other's orders. */
export async function checkBuyer(db: Db, buyer: Buyer, more: More, { countHold = false } = {}) {
	requireProvenAddress((await lockMember(db, buyer.memberId, "no key update"))!);
	const broken = await findBrokenLimit(db, buyer, more, { countHold });
	if (broken) throw refuseSaying(refusals, "tickets.over_limit", sayLimit(broken));
}

/** Addresses that nobody reads cost nothing: whoever makes up a hundred could empty a stadium. */
export function requireProvenAddress(member: Parameters<typeof hasProvenAddress>[0]) {
	if (!hasProvenAddress(member)) throw refuse(refusals, "tickets.contact_unproven");
}

function sayLimit({ limit, rest, section }: BrokenLimit) {
	const where = section?.id ?? "Semua tribun";
	const whereEn = section ? (section.en ?? section.id) : "All sections";
	return {
		id: `${where}: paling banyak ${limit} tiket per anggota. Kamu masih bisa pesan ${rest}.`,
		en: `${whereEn}: at most ${counted(limit, "ticket", "tickets")} per member. You can still order ${rest}.`,
	};
}
