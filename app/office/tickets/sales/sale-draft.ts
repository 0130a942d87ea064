import type { SalePlan } from "../../../tickets/selling/sale-contract";

/** A sale as typed: times may be missing. */
export type SaleDraft = Omit<SalePlan, "opensAt" | "closesAt"> & {
	opensAt: string | null;
	closesAt: string | null;
};

/** The parsed sale; null while a time is missing. */
export function readSale({ opensAt, closesAt, ...draft }: SaleDraft): SalePlan | null {
	return opensAt && closesAt ? { ...draft, opensAt, closesAt } : null;
}

/** The blocks of most venues of a kind, to begin a drawing with. */
export const usualBlocks: Record<SalePlan["venueKind"], SalePlan["blocks"]> = {
	stadium: { utara: 5, selatan: 5, timur: 6, barat: 4, vip: 2 },
	hall: { utara: 2, selatan: 2, timur: 3, barat: 3, vip: 1 },
	studio: { utara: 1, selatan: 1, timur: 1, barat: 1, vip: 1 },
};
