import { NotEnough, readAllotments, resizeAllotment } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { refuseSaying } from "../../platform/http/refusal";
import { counted } from "../../platform/lists/counted";
import type { Localized } from "../../platform/words/language";
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
