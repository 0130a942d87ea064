import type { IncomingHttpHeaders } from "node:http";
import type { ParcelStep } from "./parcel-steps";

export type Coordinates = { latitude: number; longitude: number };

/** A parcel's origin or destination. The postcode is empty for a fan who has only chosen a district. */
export type CourierPoint = {
	/** The code of its district or village. */
	area: string;
	postcode: string;
	coordinates?: Coordinates | null;
};

/** They ride from door to door at once, and are only offered where both doors are on the map. */
export const instantCouriers: readonly string[] = ["gojek", "grab", "paxel", "lalamove", "borzo"];

/** The couriers of the club that can go from here to there. */
export const couriersBetween = (
	couriers: readonly { key: string }[],
	{ origin, destination }: Pick<RateRequest, "origin" | "destination">,
): string[] =>
	couriers
		.map(({ key }) => key)
		.filter(
			(key) => !instantCouriers.includes(key) || Boolean(origin.coordinates && destination.coordinates),
		);

export type ParcelItem = { name: string; value: number; weightGrams: number; quantity: number };

export type RateRequest = {
	origin: CourierPoint;
	destination: CourierPoint;
	items: readonly ParcelItem[];
	/** The value to ask an insurance's price for; 0 for none. */
	insuredValue: number;
};

export type CourierRate = {
	/** As in the club profile: "jne". */
	courier: string;
	/** The courier's own service code, "reg", and its name. */
	service: string;
	name: string;
	price: number;
	/** What insuring these items costs on top; null where it was not asked for or is not offered. */
	insurance: number | null;
	/** Transit time, without packing. */
	days: { from: number; to: number };
};

export type ParcelContact = CourierPoint & { name: string; phone: string; address: string; note: string };

/** The courier comes to the warehouse, or the club brings it to a counter. */
export const collections = ["pickup", "drop_off"] as const;
export type Collection = (typeof collections)[number];

export type BookingRequest = {
	/** Our reference, which makes booking idempotent. */
	reference: string;
	courier: string;
	service: string;
	origin: ParcelContact;
	destination: ParcelContact & { city: string };
	items: readonly ParcelItem[];
	collection: Collection;
	/** 0 where the buyer did not insure it. */
	insuredValue: number;
};
/** The waybill may come later, in a notice. */
export type BookedParcel = { bookingId: string; trackingId: string; waybill: string | null };

export type ParcelScan = { step: ParcelStep; at: Date; place: string | null; note: string | null };
export type Tracking = { waybill: string | null; scans: ParcelScan[] };

/** A retry may help: time-outs, 5xx, a broken connection. */
export class CourierAway extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "CourierAway";
	}
}

/** A retry will not help: the courier does not take this parcel. In its own words, for staff. */
export class CourierRefused extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "CourierRefused";
	}
}

/** A courier network as the site sees it. */
export type CourierNetwork = {
	name: string;
	/** Empty where nobody delivers. */
	listRates(request: RateRequest): Promise<CourierRate[]>;
	book(request: BookingRequest): Promise<BookedParcel>;
	/** False where the parcel is already on its way. Idempotent. */
	cancel(bookingId: string): Promise<boolean>;
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
