import type { IncomingHttpHeaders } from "node:http";
import type { ParcelStep } from "./parcel-steps";

/** Where a parcel starts or ends: the code of its district or village, and the postcode. */
export type CourierPoint = { area: string; postcode: string };

export type ParcelItem = { name: string; value: number; weightGrams: number; quantity: number };

export type RateRequest = { origin: CourierPoint; destination: CourierPoint; items: readonly ParcelItem[] };

export type CourierRate = {
	/** As in the club profile: "jne". */
	courier: string;
	/** The courier's own code, "reg", and what it is called. */
	service: string;
	name: string;
	price: number;
	/** On the road, without packing. */
	days: { from: number; to: number };
};

export type ParcelContact = CourierPoint & { name: string; phone: string; address: string; note: string };

export type BookingRequest = {
	/** Ours; booking twice with it is one parcel. */
	reference: string;
	courier: string;
	service: string;
	origin: ParcelContact;
	destination: ParcelContact & { city: string };
	items: readonly ParcelItem[];
};
/** A waybill may come later, by a notice. */
export type BookedParcel = { trackingId: string; waybill: string | null };

export type ParcelScan = { step: ParcelStep; at: Date; place: string | null; note: string | null };
export type Tracking = { waybill: string | null; scans: ParcelScan[] };

/** Trying again later may help: time-outs, 5xx, a broken line. */
export class CourierAway extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "CourierAway";
	}
}

/** Whoever carries the club's parcels, as the site sees it. */
export type CourierNetwork = {
	name: string;
	/** Empty where nobody delivers. */
	listRates(request: RateRequest): Promise<CourierRate[]>;
	book(request: BookingRequest): Promise<BookedParcel>;
	/** Null for a parcel that the courier does not know. Without a tracking id it was booked at a counter. */
	track(parcel: {
		trackingId: string | null;
		waybill: string | null;
		courier: string;
	}): Promise<Tracking | null>;
	/** The parcel that a notice is about; "empty" for a trial call; null when it is not the courier's. */
	readNotice(raw: Buffer, headers: IncomingHttpHeaders): ParcelNotice | "empty" | null;
	/** How long to leave a parcel alone before asking again. */
	askEverySeconds: number;
};
export type ParcelNotice = { trackingId: string | null; waybill: string | null };
