import type { Db } from "../../platform/data/database.server";
import { insertVoucher, type NewVoucher } from "./create-voucher.server";

/** A voucher to test with: Rp 50.000 off anything. */
export const buildVoucher = (db: Db, overrides: Partial<NewVoucher> & { code: string }) =>
	insertVoucher(db, {
		way: "code",
		title: { id: "Hemat", en: "Save" },
		effect: "amount",
		value: 50_000,
		...overrides,
	});
