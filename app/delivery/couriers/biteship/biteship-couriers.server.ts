import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { club } from "../../../../club/profile";
import {
	type BookingRequest,
	CourierAway,
	type CourierNetwork,
	type CourierRate,
	type ParcelContact,
	type ParcelItem,
	type ParcelNotice,
	type RateRequest,
	type Tracking,
} from "../../shipping/courier";
import type { CourierContext } from "../couriers.server";
import { stepOfStatus } from "./biteship-status";

const timeLimit = 8_000;

/** Biteship: one API for JNE, J&T, SiCepat and others. The key's prefix decides between test and live mode. */
export function biteshipCouriers({ settings }: CourierContext): CourierNetwork {
	const base = settings.BITESHIP_URL ?? "https://api.biteship.com";
	const ask = (method: "GET" | "POST", path: string, body?: object) =>
		askBiteship(method, `${base}${path}`, settings.BITESHIP_API_KEY ?? "", body);
	return {
		name: "biteship",
		askEverySeconds: 30 * 60,
		async listRates(request) {
			// Prices go by postcode, which a fan who is only looking has not given.
			if (!request.destination.postcode) throw new CourierAway("no postcode");
			const { status, body } = await ask("POST", "/v1/rates/couriers", rateBody(request));
			// 400 with one of their codes: nobody delivers on this route.
			if (status === 400) return [];
			if (status !== 200) throw new CourierAway(`rates answered ${status}`);
			return arrayIn(body, "pricing").flatMap(readRate);
		},
		async book(request) {
			const { status, body } = await ask("POST", "/v1/orders", orderBody(request));
			if (status >= 300) throw new Error(`Biteship refused the order: ${textIn(body, "error") ?? status}`);
			const courier = objectIn(body, "courier");
			const trackingId = textIn(courier, "tracking_id");
			if (!trackingId) throw new CourierAway("the order has no tracking id");
			return { trackingId, waybill: textIn(courier, "waybill_id") };
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

async function askBiteship(method: "GET" | "POST", url: string, key: string, body?: object) {
	try {
		const response = await fetch(url, {
			method,
			// The bare key, without "Bearer".
			headers: {
				accept: "application/json",
				authorization: key,
				...(body && { "content-type": "application/json" }),
			},
			...(body && { body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.timeout(timeLimit),
		});
		const answer: unknown = await response.json();
		if (response.status >= 500 || response.status === 429 || response.status === 401)
			throw new CourierAway(`Biteship answered ${response.status}`);
		return { status: response.status, body: answer };
	} catch (error) {
		if (error instanceof CourierAway) throw error;
		throw new CourierAway(error instanceof Error ? error.name : "unreachable");
	}
}

const rateBody = ({ origin, destination, items }: RateRequest) => ({
	origin_postal_code: Number(origin.postcode),
	destination_postal_code: Number(destination.postcode),
	couriers: club.couriers.map(({ key }) => key).join(","),
	items: items.map(itemBody),
});

const itemBody = ({ name, value, weightGrams, quantity }: ParcelItem) => ({
	name: name.slice(0, 100),
	category: "fashion",
	value,
	weight: weightGrams,
	quantity,
});

const orderBody = ({ reference, courier, service, origin, destination, items }: BookingRequest) => ({
	reference_id: reference,
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
});

function readRate(rate: unknown): CourierRate[] {
	const [courier, service] = [textIn(rate, "courier_code"), textIn(rate, "courier_service_code")];
	const price = Number((rate as { price?: unknown } | null)?.price);
	const isOurs = club.couriers.some(({ key }) => key === courier);
	if (!courier || !service || !isOurs || !Number.isSafeInteger(price) || price < 0) return [];
	const name = textIn(rate, "courier_service_name") ?? service.toUpperCase();
	return [{ courier, service, name, price, days: readDays(rate) }];
}

/** "2 - 3" days, or hours: hours count as within a day. */
function readDays(rate: unknown) {
	const range = textIn(rate, "shipment_duration_range") ?? textIn(rate, "duration") ?? "";
	const isHours = /hour|jam/i.test(`${textIn(rate, "shipment_duration_unit")} ${textIn(rate, "duration")}`);
	const [from = 3, to = from] = (range.match(/\d+/g) ?? []).map(Number);
	return isHours
		? { from: 0, to: 1 }
		: { from: Math.min(from, to, 60), to: Math.min(Math.max(from, to), 60) };
}

function readTracking(body: unknown): Tracking {
	const scans = arrayIn(body, "history").flatMap((entry) => {
		const at = new Date(textIn(entry, "updated_at") ?? "");
		if (Number.isNaN(at.getTime())) return [];
		return {
			step: stepOfStatus(textIn(entry, "status") ?? ""),
			at,
			place: null,
			note: textIn(entry, "note"),
		};
	});
	return {
		waybill: textIn(body, "waybill_id"),
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
		const [trackingId, waybill] = [textIn(body, "courier_tracking_id"), textIn(body, "courier_waybill_id")];
		return trackingId || waybill ? { trackingId, waybill } : "empty";
	} catch {
		return "empty";
	}
}

const objectIn = (body: unknown, name: string): unknown =>
	(body as Record<string, unknown> | null)?.[name] ?? {};
const arrayIn = (body: unknown, name: string): unknown[] => {
	const value = objectIn(body, name);
	return Array.isArray(value) ? value : [];
};
function textIn(body: unknown, name: string): string | null {
	const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : null;
	return typeof value === "string" && value !== "" ? value : null;
}
