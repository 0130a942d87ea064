import type { IncomingHttpHeaders } from "node:http";
import type { ParcelStep } from "./parcel-steps";

/** A parcel's origin or destination: the code of its district or village, and the postcode. */
export type CourierPoint = { area: string; postcode: string };

export type ParcelItem = { name: string; value: number; weightGrams: number; quantity: number };

export type RateRequest = { origin: CourierPoint; destination: CourierPoint; items: readonly ParcelItem[] };

export type CourierRate = {
	/** As in the club profile: "jne". */
	courier: string;
	/** The courier's own service code, "reg", and its name. */
	service: string;
	name: string;
	price: number;
	/** Transit time, without packing. */
	days: { from: number; to: number };
};

export type ParcelContact = CourierPoint & { name: string; phone: string; address: string; note: string };

export type BookingRequest = {
	/** Our reference, which makes booking idempotent. */
	reference: string;
	courier: string;
	service: string;
	origin: ParcelContact;
	destination: ParcelContact & { city: string };
	items: readonly ParcelItem[];
};
/** The waybill may come later, in a notice. */
export type BookedParcel = { trackingId: string; waybill: string | null };

export type ParcelScan = { step: ParcelStep; at: Date; place: string | null; note: string | null };
export type Tracking = { waybill: string | null; scans: ParcelScan[] };

/** A retry may help: time-outs, 5xx, a broken connection. */
export class CourierAway extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "CourierAway";
	}
}

/** A courier network as the site sees it. */
export type CourierNetwork = {
	name: string;
	/** Empty where nobody delivers. */
	listRates(request: RateRequest): Promise<CourierRate[]>;
	book(request: BookingRequest): Promise<BookedParcel>;
	/** Null for a parcel the courier doesn't know. Without a tracking id it was booked at a counter. */
	track(parcel: {
		trackingId: string | null;
		waybill: string | null;
		courier: string;
	}): Promise<Tracking | null>;
	/** The parcel a notice is about; "empty" for a test call; null when it is not from the courier. */
	readNotice(raw: Buffer, headers: IncomingHttpHeaders): ParcelNotice | "empty" | null;
	/** How long to wait before asking about a parcel again. */
	askEverySeconds: number;
};
export type ParcelNotice = { trackingId: string | null; waybill: string | null };
