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

/** A local fake of the part of Biteship's API that the adapter uses. `breakWith` makes it fail. */
export async function startBiteshipServer() {
	const asked: Asked[] = [];
	let broken: Answer | "silent" | null = null;
	const answers: Record<string, (asked: Asked) => Answer> = {
		"POST /v1/rates/couriers": ({ body }) =>
			body.destination_postal_code === 98_999
				? { status: 400, body: { success: false, code: 40001001, error: "No courier available" } }
				: { status: 200, body: { success: true, object: "courier_pricing", pricing } },
		"POST /v1/orders": ({ body }) => ({
			status: 200,
			body: {
				success: true,
				id: "order-1",
				status: "confirmed",
				price: 18_000,
				reference_id: body.reference_id,
				courier: {
					company: body.courier_company,
					type: body.courier_type,
					tracking_id: "track-1",
					waybill_id: "JNE0123456789",
				},
			},
		}),
		"GET /v1/trackings/track-1": () => ({ status: 200, body: tracking }),
		"GET /v1/trackings/JNE0123456789/couriers/jne": () => ({ status: 200, body: tracking }),
	};
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
		const known = answers[`${one.method} ${one.path}`];
		const isKnown = one.authorization === biteshipKey;
		const { status, body } =
			broken ??
			(isKnown
				? (known?.(one) ?? { status: 404, body: { success: false, error: "not found" } })
				: { status: 401, body: { success: false, error: "unauthorized" } });
		response.writeHead(status, { "content-type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		breakWith: (answer: typeof broken) => {
			broken = answer;
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

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
