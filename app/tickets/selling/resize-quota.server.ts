import { NotEnough, readAllotments, resizeAllotment } from "../../allotments/allotments.server";
import { counted } from "../../platform/counted";
import type { Db } from "../../platform/database.server";
import type { Localized } from "../../platform/language";
import { refuseSaying } from "../../platform/refusal";
import { ticketSellingRefusals } from "./sale-parts";

/** A quota below what is sold and held is refused, with those figures. */
export async function resizeQuota(
	db: Db,
	id: string,
	quota: number,
	code: "section.quota_too_small" | "promo.quota_too_small",
) {
	await resizeAllotment(db, id, () => quota).catch(async (error) => {
		if (!(error instanceof NotEnough)) throw error;
		const { sold, held } = (await readAllotments(db, [id])).get(id)!;
		throw refuseSaying(ticketSellingRefusals, code, tooSmall(quota, sold, held));
	});
}

const tooSmall = (quota: number, sold: number, held: number): Localized => ({
	id: `Kuota ${quota} terlalu kecil: ${sold} sudah terjual dan ${held} sedang ditahan pembeli.`,
	en: `A quota of ${quota} is too small: ${counted(sold, "is", "are")} sold and ${counted(held, "is", "are")} held by buyers.`,
});
