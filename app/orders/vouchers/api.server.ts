import { type Binding, bind } from "../../platform/http/bind.server";
import { addVoucher, editVoucher, endVoucherNow } from "./change-voucher.server";
import { changeVoucher, createVoucher, endVoucher, staffVoucher, staffVouchers } from "./contract";
import { listVouchers, reportVoucher } from "./staff-vouchers.server";

export const vouchersApi: Binding[] = [
	bind(staffVouchers, ({ db, settings }, wish) => listVouchers(db, settings.publicUrl, wish)),
	bind(staffVoucher, ({ db, settings }, { id }) => reportVoucher(db, settings.publicUrl, id)),
	bind(createVoucher, addVoucher),
	bind(changeVoucher, editVoucher),
	bind(endVoucher, (context, { id }) => endVoucherNow(context, id)),
];
