import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { club } from "../../../../club/profile";
import {
	type BookingRequest,
	CourierAway,
	type CourierNetwork,
	type CourierPoint,
	type CourierRate,
	CourierRefused,
	couriersBetween,
	type ParcelContact,
	type ParcelItem,
	type ParcelNotice,
	type RateRequest,
	type Tracking,
} from "../../shipping/courier";
import type { CourierContext } from "../couriers.server";
import { findBiteshipArea } from "./biteship-areas.server";
import { stepOfStatus } from "./biteship-status";
import { arrayIn, biteshipOf, objectIn, rupiahIn, stringIn } from "./call-biteship.server";

/** Biteship: one API for JNE, J&T, SiCepat and others. The key's prefix decides between test and live mode. */
export function biteshipCouriers({ db, settings }: CourierContext, patience?: number): CourierNetwork {
	const ask = biteshipOf(settings, patience);
	return {
		name: "biteship",
		askEverySeconds: 30 * 60,
		async listRates(request) {
			const { destination } = request;
			// A fan who is only looking has chosen a district and given no postcode.
			const areaId = destination.postcode ? null : await findBiteshipArea(db, ask, destination.area);
			if (!destination.postcode && !areaId) return [];
			const { status, body } = await ask("POST", "/v1/rates/couriers", rateBody(request, areaId));
			// 400 with one of their codes: nobody delivers on this route.
			if (status === 400) return [];
			if (status !== 200) throw new CourierAway(`rates answered ${status}`);
			const couriers = couriersBetween(club.couriers, request);
			return arrayIn(body, "pricing").flatMap((rate) => readRate(rate, couriers, request.insuredValue > 0));
		},
		async book(request) {
			const { status, body } = await ask("POST", "/v1/orders", orderBody(request));
			if (status < 300) return readBooked(body);
			// The answer to an earlier try was lost: they name the order that has our reference.
			const earlier = stringIn(objectIn(body, "details"), "order_id");
			const known = earlier ? await ask("GET", `/v1/orders/${encodeURIComponent(earlier)}`) : null;
			if (known?.status === 200 && stringIn(known.body, "reference_id") === request.reference)
				return readBooked(known.body);
			throw new CourierRefused((stringIn(body, "error") ?? `Biteship ${status}`).slice(0, 300));
		},
		async cancel(bookingId) {
			const path = `/v1/orders/${encodeURIComponent(bookingId)}`;
			const reason = { cancellation_reason_code: "others", cancellation_reason: "Dibatalkan toko" };
			const { status } = await ask("POST", `${path}/cancel`, reason);
			if (status < 300) return true;
			const { body } = await ask("GET", path);
			return stepOfStatus(stringIn(body, "status") ?? "") === "cancelled";
		},
		async track({ trackingId, waybill, courier }) {
			const path = trackingId
				? `/v1/trackings/${encodeURIComponent(trackingId)}`
				: `/v1/trackings/${encodeURIComponent(waybill ?? "")}/couriers/${encodeURIComponent(courier)}`;
			const { status, body } = await ask("GET", path);
			if (status === 404 || status === 400) return null;
			if (status !== 200) throw new CourierAway(`tracking answered ${status}`);
			return readTracking(body);
		},
		readNotice: (raw, headers) => {
			const { BITESHIP_WEBHOOK_HEADER: header, BITESHIP_WEBHOOK_SECRET: secret } = settings;
			return hasSecret(headers, header, secret) ? readNotice(raw) : null;
		},
	};
}

const rateBody = (request: RateRequest, areaId: string | null) => ({
	...pointBody("origin", request.origin, null),
	...pointBody("destination", request.destination, areaId),
	couriers: couriersBetween(club.couriers, request).join(","),
	...(request.insuredValue > 0 && { courier_insurance: request.insuredValue }),
	items: request.items.map(itemBody),
});

const pointBody = (
	side: "origin" | "destination",
	{ postcode, coordinates }: CourierPoint,
	areaId: string | null,
) => ({
	...(areaId ? { [`${side}_area_id`]: areaId } : { [`${side}_postal_code`]: Number(postcode) }),
	...(coordinates && {
		[`${side}_latitude`]: coordinates.latitude,
		[`${side}_longitude`]: coordinates.longitude,
	}),
});

const itemBody = ({ name, value, weightGrams, quantity }: ParcelItem) => ({
	name: name.slice(0, 100),
	category: "fashion",
	value,
	weight: weightGrams,
	quantity,
});

const orderBody = ({
	reference,
	courier,
	service,
	origin,
	destination,
	items,
	collection,
	insuredValue,
}: BookingRequest) => ({
	reference_id: reference,
	origin_collection_method: collection,
	...(insuredValue > 0 && { courier_insurance: insuredValue }),
	...contactBody("origin", origin),
	...contactBody("destination", destination),
	courier_company: courier,
	courier_type: service,
	delivery_type: "now",
	items: items.map(itemBody),
});

const contactBody = (side: "origin" | "destination", contact: ParcelContact) => ({
	[`${side}_contact_name`]: contact.name,
	[`${side}_contact_phone`]: contact.phone.replace(/^\+62/, "0"),
	[`${side}_address`]: contact.address,
	[`${side}_note`]: contact.note,
	[`${side}_postal_code`]: Number(contact.postcode),
	...(contact.coordinates && { [`${side}_coordinate`]: contact.coordinates }),
});

function readBooked(body: unknown) {
	const courier = objectIn(body, "courier");
	const [bookingId, trackingId] = [stringIn(body, "id"), stringIn(courier, "tracking_id")];
	if (!bookingId || !trackingId) throw new CourierAway("the order has no ids");
	return { bookingId, trackingId, waybill: stringIn(courier, "waybill_id") };
}

function readRate(rate: unknown, couriers: readonly string[], isInsured: boolean): CourierRate[] {
	const [courier, service] = [stringIn(rate, "courier_code"), stringIn(rate, "courier_service_code")];
	const whole = rupiahIn(rate, "price");
	if (!courier || !service || !couriers.includes(courier) || whole === null) return [];
	const name = stringIn(rate, "courier_service_name") ?? service.toUpperCase();
	const insurance = isInsured ? insuranceIn(rate) : null;
	return [
		{ courier, service, name, price: whole - includedIn(rate, whole), insurance, days: readDays(rate) },
	];
}

const insuranceIn = (rate: unknown) =>
	objectIn(rate, "available_for_insurance") === true ? rupiahIn(rate, "insurance_fee") : null;

/** Their sum includes the insurance where the parts add up to it; the buyer chooses it apart. */
function includedIn(rate: unknown, whole: number): number {
	const insurance = rupiahIn(rate, "insurance_fee") ?? 0;
	const [fee, off, extra] = ["shipping_fee", "shipping_fee_discount", "shipping_fee_surcharge"].map((name) =>
		rupiahIn(rate, name),
	);
	const bare = (fee ?? whole) - (off ?? 0) + (extra ?? 0);
	return insurance > 0 && bare + insurance === whole ? insurance : 0;
}

/** "2 - 3" days, or hours: hours count as within a day. */
function readDays(rate: unknown) {
	const range = stringIn(rate, "shipment_duration_range") ?? stringIn(rate, "duration") ?? "";
	const isHours = /hour|jam/i.test(
		`${stringIn(rate, "shipment_duration_unit")} ${stringIn(rate, "duration")}`,
	);
	const [from = 3, to = from] = (range.match(/\d+/g) ?? []).map(Number);
	return isHours
		? { from: 0, to: 1 }
		: { from: Math.min(from, to, 60), to: Math.min(Math.max(from, to), 60) };
}

function readTracking(body: unknown): Tracking {
	const scans = arrayIn(body, "history").flatMap((entry) => {
		const at = new Date(stringIn(entry, "updated_at") ?? "");
		if (Number.isNaN(at.getTime())) return [];
		return {
			step: stepOfStatus(stringIn(entry, "status") ?? ""),
			at,
			place: null,
			note: stringIn(entry, "note"),
		};
	});
	return {
		waybill: stringIn(body, "waybill_id"),
		scans: scans.sort((a, b) => a.at.getTime() - b.at.getTime()),
	};
}

/** The body is not signed; a header only carries a secret we chose. Whatever a notice says, the API is asked. */
function hasSecret(headers: IncomingHttpHeaders, header: string, secret: string | undefined): boolean {
	const given = headers[header.toLowerCase()];
	if (!secret || typeof given !== "string") return false;
	const [theirs, ours] = [Buffer.from(given), Buffer.from(secret)];
	return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

/** The body may be empty when the webhook is installed. */
function readNotice(raw: Buffer): ParcelNotice | "empty" {
	try {
		const body: unknown = JSON.parse(raw.toString("utf8"));
		const [trackingId, waybill] = [
			stringIn(body, "courier_tracking_id"),
			stringIn(body, "courier_waybill_id"),
		];
		return trackingId || waybill ? { trackingId, waybill } : "empty";
	} catch {
		return "empty";
	}
}
