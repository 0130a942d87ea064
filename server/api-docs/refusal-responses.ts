import type { Endpoint } from "../../app/platform/http/contract";
import { platformRefusals } from "../../app/platform/http/platform-refusals";
import type { RefusalTable } from "../../app/platform/http/refusal";
import type { JsonSchema } from "./json-schema";
import { numberTwins } from "./words";

export type Response = {
	description: string;
	content?: Record<string, { schema: JsonSchema }>;
};
type Reference = { $ref: string };

/** What `InvalidInput` answers: a text per field. */
export const invalidInputSchema: JsonSchema = {
	type: "object",
	properties: {
		message: { type: "string" },
		errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
	},
	required: ["message", "errors"],
};

/** The refusals of all endpoints by status; those that several endpoints share are written once. */
export function refusalResponses(endpoints: Endpoint[]) {
	const uses = new Map<string, { response: Response; name: string; count: number }>();
	const ofEndpoints = new Map(
		endpoints.map((endpoint) => {
			const byStatus = Object.entries(Object.groupBy(listed(endpoint), ({ status }) => status));
			const texts = byStatus.map(([status, refusals]) => {
				const codes = refusals!.map(({ code }) => code);
				const response = responseOf(refusals!);
				const text = JSON.stringify(response);
				const use = uses.get(text) ?? { response, name: nameOf(codes), count: 0 };
				uses.set(text, { ...use, count: use.count + 1 });
				return [status, text] as const;
			});
			return [endpoint, texts] as const;
		}),
	);
	const shared = [...uses].filter(([, { count }]) => count > 1);
	const names = numberTwins(shared.map(([, { name }]) => name));
	const nameByText = new Map(shared.map(([text], index) => [text, names[index]!]));
	const write = (text: string): Response | Reference => {
		const name = nameByText.get(text);
		return name ? { $ref: `#/components/responses/${name}` } : uses.get(text)!.response;
	};
	return {
		responses: Object.fromEntries(shared.map(([text, { response }]) => [nameByText.get(text)!, response])),
		of: (endpoint: Endpoint): Record<string, Response | Reference> =>
			Object.fromEntries(ofEndpoints.get(endpoint)!.map(([status, text]) => [status, write(text)])),
	};
}

/** The platform's refusals implied by the declaration, then those of the contract. */
function listed({ access, once, inLine, refusals }: Endpoint) {
	const { invalid_input, unauthenticated, forbidden, key_missing, key_reused, in_progress, in_line } =
		platformRefusals;
	const { service_key_unknown, service_key_revoked, service_key_ended, service_key_idle, service_key_scope } =
		platformRefusals;
	const table: RefusalTable = {
		invalid_input,
		...(access !== "public" && { unauthenticated }),
		...(typeof access === "object" && { forbidden }),
		...(typeof access === "object" &&
			access.key && {
				service_key_unknown,
				service_key_revoked,
				service_key_ended,
				service_key_idle,
				service_key_scope,
			}),
		...(once && { key_missing, key_reused, in_progress }),
		...(inLine && { in_line, in_progress }),
		...refusals,
	};
	return Object.entries(table).map(([code, refusal]) => ({ code, ...refusal }));
}

function responseOf(refusals: ReturnType<typeof listed>): Response {
	const codes = refusals.map(({ code }) => code).filter((code) => code !== "invalid_input");
	const schemas = [
		...(codes.length < refusals.length ? [{ $ref: "#/components/schemas/InvalidInput" }] : []),
		...(codes.length > 0 ? [refusalSchema(codes)] : []),
	];
	return {
		description: refusals.map(({ code, message }) => `${code}: ${message.en ?? message.id}`).join(" · "),
		content: { "application/json": { schema: schemas.length === 1 ? schemas[0]! : { anyOf: schemas } } },
	};
}

const refusalSchema = (codes: string[]): JsonSchema => ({
	type: "object",
	properties: { error: { type: "string", enum: codes }, message: { type: "string" } },
	required: ["error", "message"],
});

const nameOf = ([first, ...others]: string[]): string =>
	others.length === 0 ? first! : `${first}-and-${others.length}-more`;
