import { staffOrder } from "../../delivery/packing/contract";
import { callApi } from "../../platform/http/call-api";

/** The parcels of these orders, with the order's number. */
export async function listParcelsOf(orders: readonly { number: string }[]) {
	const found = await Promise.all(orders.map(({ number }) => callApi(staffOrder, { number })));
	return found.flatMap(({ number, parcels }) => parcels.map((parcel) => ({ ...parcel, number })));
}
