import { useQueryClient } from "@tanstack/react-query";
import { packMany, setWaybills, shipMany } from "../../delivery/packing/contract";
import type { Collection } from "../../delivery/shipping/courier";
import { showError, showSuccess } from "../../platform/browser/toast";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { isUnanswered } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import type { BulkError } from "./bulk-errors";
import { listParcelsOf } from "./list-parcels";
import type { OrderRow } from "./order-row";
import { staffOrderTexts } from "./texts";

type Results = AnswerOf<typeof packMany>["results"];

/** Applies one action to many orders. Failures are listed by order number; the rest go through. */
export function useBulk(onFaults: (faults: BulkError[]) => void) {
	const t = useTexts(staffOrderTexts);
	const queries = useQueryClient();
	const { submit: work, isBusy } = useSubmit(
		async (run: () => Promise<Results>, done: (count: number) => string) => {
			onFaults([]);
			const results = await run();
			const failed = results.filter(({ isDone }) => !isDone);
			onFaults(failed.map(({ subject, message }) => ({ number: subject, why: message ?? "" })));
			if (failed.length < results.length) showSuccess(done(results.length - failed.length));
		},
		{
			isShown: true,
			onFailure: (error) => isUnanswered(error) && showError(t.unanswered),
			after: () => queries.invalidateQueries(),
		},
	);

	return {
		isBusy,
		pack(orders: OrderRow[], collection: Collection) {
			const numbers = orders.filter(({ state }) => state === "paid").map(({ number }) => number);
			if (numbers.length === 0) return showError(t.nothingToPack);
			return work(async () => (await callApi(packMany, { numbers, collection })).results, t.packed);
		},
		async ship(orders: OrderRow[]) {
			const packed = orders.filter(({ state }) => state === "packed");
			const parcels = (await listParcelsOf(packed)).filter(({ isShipped }) => !isShipped);
			if (parcels.length === 0) return showError(t.nothingToShip);
			const numberOf = (id: string) => parcels.find((parcel) => parcel.id === id)?.number ?? id;
			return work(async () => {
				const { results } = await callApi(shipMany, { ids: parcels.map(({ id }) => id) });
				return results.map((result) => ({ ...result, subject: numberOf(result.subject) }));
			}, t.shipped);
		},
		saveWaybills: (waybills: { number: string; waybill: string }[]) =>
			work(async () => (await callApi(setWaybills, { waybills })).results, t.waybills.done),
	};
}
