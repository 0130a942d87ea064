import type { ParcelStep } from "../../shipping/parcel-steps";
import type { SimulatedParcel, SimulatedScan } from "./tables.server";

/** Minutes after the previous step: a whole journey takes twelve. */
const journey: readonly {
	step: ParcelStep;
	minutes: number;
	at: "origin" | "destination" | null;
	note: string;
}[] = [
	{ step: "label_created", minutes: 0, at: "origin", note: "Resi dibuat" },
	{ step: "awaiting_pickup", minutes: 1, at: "origin", note: "Kurir sudah ditugaskan" },
	{ step: "in_transit", minutes: 1, at: "origin", note: "Paket dijemput kurir" },
	{ step: "in_transit", minutes: 3, at: "origin", note: "Disortir di gudang asal" },
	{ step: "in_transit", minutes: 3, at: "destination", note: "Tiba di gudang kota tujuan" },
	{ step: "out_for_delivery", minutes: 2, at: "destination", note: "Dibawa kurir ke alamat" },
	{ step: "delivered", minutes: 2, at: "destination", note: "Diterima oleh penerima" },
];

export const simulatedDeliveries = ["advance", "hold", "return", "silence"] as const;
export type SimulatedDelivery = (typeof simulatedDeliveries)[number];

type Progress = Pick<SimulatedParcel, "scans" | "done" | "trouble" | "origin" | "destination">;

export const firstScan = (origin: string, at: Date): SimulatedScan => ({
	step: "label_created",
	at: at.toISOString(),
	place: origin,
	note: journey[0]!.note,
});

/** The steps that have become due by themselves. */
export function catchUp<P extends Progress>(parcel: P, now: Date): P {
	let current = parcel;
	for (;;) {
		const next = journey[current.done];
		if (!next || current.trouble) return current;
		const due = new Date(Date.parse(current.scans.at(-1)!.at) + next.minutes * 60_000);
		if (due > now) return current;
		current = stepOn(current, due);
	}
}

/** A button press: the next step at once, or a problem. */
export function act<P extends Progress>(parcel: P, what: SimulatedDelivery, now: Date): P {
	const isOver = ["delivered", "returned", "cancelled"].includes(parcel.scans.at(-1)?.step ?? "");
	if (isOver) return parcel;
	if (what === "silence") return { ...parcel, trouble: "silent" };
	if (what === "hold")
		return {
			...scan(parcel, now, "problem", parcel.destination, "Alamat tidak ditemukan, nomor tidak diangkat"),
			trouble: "held",
		};
	if (what === "return") {
		const returning = scan(parcel, now, "returning", parcel.destination, "Dikembalikan ke pengirim");
		return { ...returning, trouble: "returning" };
	}
	if (parcel.trouble === "returning")
		return scan(parcel, now, "returned", parcel.origin, "Diterima kembali di gudang");
	return stepOn({ ...parcel, trouble: null }, now);
}

/** Until the courier has it. */
export function cancelled<P extends Progress>(parcel: P, now = new Date()): P {
	const last = parcel.scans.at(-1)?.step;
	if (last !== "label_created" && last !== "awaiting_pickup") return parcel;
	const scans = scan(parcel, now, "cancelled", parcel.origin, "Dibatalkan pengirim");
	return { ...scans, done: journey.length };
}

function stepOn<P extends Progress>(parcel: P, at: Date): P {
	const next = journey[parcel.done];
	if (!next) return parcel;
	const place = next.at && parcel[next.at];
	return { ...scan(parcel, at, next.step, place, next.note), done: parcel.done + 1 };
}

const scan = <P extends Progress>(
	parcel: P,
	at: Date,
	step: ParcelStep,
	place: string | null,
	note: string,
): P => ({
	...parcel,
	scans: [...parcel.scans, { step, at: at.toISOString(), place, note }],
});
