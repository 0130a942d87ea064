import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = {
	method: string;
	path: string;
	authorization: string | undefined;
	body: Record<string, unknown>;
};
type Answer = { status: number; body: unknown };

export const biteshipKey = "biteship_test.kunci";

type Fault = Answer | "silent" | "slow" | null;
type Booking = { id: string; reference: string; status: string; courier: Record<string, unknown> };

/** A local fake of the part of Biteship's API that the adapter uses. `breakWith` makes it fail. */
export async function startBiteshipServer() {
	const asked: Asked[] = [];
	const bookings = new Map<string, Booking>();
	let broken: Fault = null;
	const shown = ({ reference, ...booking }: Booking) => ({
		success: true,
		reference_id: reference,
		...booking,
	});
	const book = ({ body }: Asked): Answer => {
		const reference = String(body.reference_id);
		const known = [...bookings.values()].find((each) => each.reference === reference);
		if (known) return refusal(40002060, "reference_id has been used", { order_id: known.id });
		if (body.courier_type === "refused") return refusal(40002031, "The courier does not serve this address");
		const id = `order-${bookings.size + 1}`;
		const tracking = {
			tracking_id: `track-${bookings.size + 1}`,
			waybill_id: `JNE0${123_456_789 + bookings.size}`,
		};
		const courier = { company: body.courier_company, type: body.courier_type, ...tracking };
		const booking = { id, reference, status: "confirmed", courier };
		bookings.set(id, booking);
		return { status: 200, body: shown(booking) };
	};
	const answers: [RegExp, (asked: Asked, id: string) => Answer][] = [
		[
			/^GET \/v1\/maps\/areas\?/,
			({ path }) => ({ status: 200, body: { success: true, areas: areasFor(path) } }),
		],
		[/^POST \/v1\/rates\/couriers$/, ({ body }) => ratesFor(body)],
		[/^POST \/v1\/orders$/, book],
		[
			/^GET \/v1\/orders\/([\w-]+)$/,
			(_, id) => {
				const known = bookings.get(id);
				return known ? { status: 200, body: shown(known) } : notFound;
			},
		],
		[
			/^POST \/v1\/orders\/([\w-]+)\/cancel$/,
			(_, id) => {
				const known = bookings.get(id);
				if (!known) return notFound;
				if (!cancellable.includes(known.status)) return refusal(40004001, "Order cannot be cancelled");
				known.status = "cancelled";
				return { status: 200, body: shown(known) };
			},
		],
		[/^GET \/v1\/trackings\/(track-\d+|JNE\d+\/couriers\/jne)$/, () => ({ status: 200, body: tracking })],
	];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const text = Buffer.concat(chunks).toString("utf8");
		const one = {
			method: request.method ?? "",
			path: request.url ?? "",
			authorization: request.headers.authorization,
			body: text ? JSON.parse(text) : {},
		};
		asked.push(one);
		if (broken === "silent") return void request.socket.destroy();
		if (broken === "slow") return;
		const known = answers.find(([path]) => path.test(`${one.method} ${one.path}`));
		const id = known?.[0].exec(`${one.method} ${one.path}`)?.[1] ?? "";
		const isKnown = one.authorization === biteshipKey;
		const { status, body } =
			broken ??
			(isKnown
				? (known?.[1](one, id) ?? notFound)
				: { status: 401, body: { success: false, error: "unauthorized" } });
		response.writeHead(status, { "content-type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		breakWith: (answer: Fault) => {
			broken = answer;
		},
		/** The courier moves on by itself. */
		move: (bookingId: string, status: string) => {
			bookings.get(bookingId)!.status = status;
		},
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}

const refusal = (code: number, error: string, details?: object): Answer => ({
	status: 400,
	body: { success: false, code, error, ...(details && { details }) },
});
const notFound: Answer = { status: 404, body: { success: false, error: "not found" } };
const cancellable = ["confirmed", "scheduled", "allocated", "picking_up"];

/** Two places of one name, as there are many. */
const areas = [
	["IDNP6IDNC148IDND836", "Tebet", "Jakarta Selatan", "DKI Jakarta", 12810],
	["IDNP9IDNC22IDND201", "Coblong", "Bandung", "Jawa Barat", 40135],
	["IDNP9IDNC23IDND999", "Tebet", "Kabupaten Lain", "Jawa Barat", 99999],
].map(([id, district, city, province, postcode]) => ({
	id,
	name: `${district}, ${city}, ${province}. ${postcode}`,
	country_code: "ID",
	administrative_division_level_1_name: province,
	administrative_division_level_2_name: city,
	administrative_division_level_3_name: district,
	postal_code: postcode,
}));

function areasFor(path: string) {
	const input = new URL(path, "http://x").searchParams.get("input")?.toLowerCase() ?? "";
	const [first = ""] = input.split(",");
	return areas.filter(({ name }) => name.toLowerCase().startsWith(first)).reverse();
}

function ratesFor(body: Record<string, unknown>): Answer {
	if (body.destination_postal_code === 98_999) return refusal(40001001, "No courier available");
	if (!body.destination_postal_code && !body.destination_area_id)
		return refusal(40001010, "destination is required");
	const isPointed = Boolean(body.origin_latitude && body.destination_latitude);
	const named = String(body.couriers).split(",");
	const premium = typeof body.courier_insurance === "number" ? Math.ceil(body.courier_insurance * 0.002) : 0;
	const offered = pricing.filter(
		(one) => isPointed || !named.includes("gojek") || one?.courier_code !== "gojek",
	);
	return {
		status: 200,
		body: { success: true, object: "courier_pricing", pricing: offered.map((one) => insure(one, premium)) },
	};
}

const insure = (one: (typeof pricing)[number], premium: number) =>
	one && premium > 0 && typeof one.price === "number"
		? {
				...one,
				available_for_insurance: one.courier_code !== "jnt",
				shipping_fee: one.price,
				insurance_fee: one.courier_code === "jnt" ? 0 : premium,
				price: one.price + (one.courier_code === "jnt" ? 0 : premium),
			}
		: one;

const price = (
	courier: string,
	service: string,
	name: string,
	sum: unknown,
	range: string,
	unit = "days",
) => ({
	company: courier,
	courier_name: courier.toUpperCase(),
	courier_code: courier,
	courier_service_name: name,
	courier_service_code: service,
	duration: `${range} ${unit}`,
	shipment_duration_range: range,
	shipment_duration_unit: unit,
	price: sum,
});
const pricing = [
	price("jne", "reg", "Reguler", 18_000, "2 - 3"),
	price("jnt", "ez", "EZ", 15_000, "3 - 2"),
	price("sicepat", "same", "Same day", 34_000, "6 - 8", "hours"),
	// A courier the club does not use, and an invalid price.
	price("gojek", "instant", "Instant", 40_000, "1 - 2", "hours"),
	price("anteraja", "reg", "Reguler", "banyak", "2"),
	null,
];

const tracking = {
	success: true,
	object: "tracking",
	id: "track-1",
	waybill_id: "JNE0123456789",
	status: "droppingOff",
	history: [
		{ note: "Kurir menuju alamat", updated_at: "2026-11-18T08:00:00+07:00", status: "droppingOff" },
		{ note: "Paket dijemput", updated_at: "2026-11-17T09:00:00+07:00", status: "picked" },
		{ note: "Kurir menuju gudang", updated_at: "2026-11-17T08:00:00+07:00", status: "picking_up" },
		{ note: "tanpa waktu", status: "allocated" },
	],
};
