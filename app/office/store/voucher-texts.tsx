import type { StaffVoucher } from "../../orders/vouchers/contract";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Badge } from "../../ui/feedback/badge";
import { storeOfficeTexts } from "./texts";

/** A voucher's discount as short text. */
export function useEffectWords() {
	const { voucher: t } = useTexts(storeOfficeTexts);
	return ({ effect, value }: Pick<StaffVoucher, "effect" | "value">) =>
		effect === "percent" ? t.off(value) : effect === "amount" ? formatRupiah(value) : t.effects.free_shipping;
}

export function VoucherBadge({ state }: Pick<StaffVoucher, "state">) {
	const { voucher: t } = useTexts(storeOfficeTexts);
	const tone = { coming: "warn", running: "ok", used_up: "line", ended: "line" } as const;
	return <Badge tone={tone[state]}>{t.standing[state]}</Badge>;
}
