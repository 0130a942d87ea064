import type { RefusalTable } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";

/** Per order. */
export const mostVouchers = 3;

/** Why a voucher can't be used, as text to be shown beside it. */
export const voucherRefusals = {
	"voucher.unknown": refused(
		"Kode ini tidak ada. Periksa lagi hurufnya.",
		"This code does not exist. Check the spelling.",
	),
	"voucher.not_begun": refused("Voucher ini belum mulai berlaku.", "This voucher is not valid yet."),
	"voucher.ended": refused("Voucher ini sudah berakhir.", "This voucher has ended."),
	"voucher.scope": refused(
		"Voucher ini bukan untuk barang di pesananmu.",
		"This voucher does not apply to what you are buying.",
	),
	"voucher.minimum": refused(
		"Belanjamu belum mencapai minimum voucher ini.",
		"Your order is below this voucher's minimum.",
	),
	"voucher.nothing_left": refused("Tidak ada lagi yang bisa dipotong.", "There is nothing left to discount."),
	"voucher.used_up": refused("Voucher ini sudah habis.", "This voucher has been used up."),
	"voucher.member_used": refused("Kamu sudah memakai voucher ini.", "You have already used this voucher."),
	"voucher.phone_unverified": refused(
		"Verifikasi nomor HP-mu dulu untuk memakai voucher ini.",
		"Verify your mobile number first to use this voucher.",
	),
	"voucher.too_many": refused(
		"Paling banyak tiga voucher dalam satu pesanan.",
		"At most three vouchers in one order.",
	),
} as const satisfies RefusalTable;
export type VoucherReason = keyof typeof voucherRefusals;

/** The refusals that mention the amount. */
export const minimumText = (minimum: number, missing: number): Localized => ({
	id: `Belum bisa dipakai: minimum belanja ${formatRupiah(minimum)}, kurang ${formatRupiah(missing)} lagi.`,
	en: `Not yet: the minimum spend is ${formatRupiah(minimum)}, ${formatRupiah(missing)} more to go.`,
});

function refused(id: string, en: string) {
	return { status: 409, message: { id, en } };
}
