import * as z from "zod";
import type { Access } from "../app/platform/http/access";
import type { Binding } from "../app/platform/http/bind.server";
import type { Endpoint } from "../app/platform/http/contract";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import type { RefusalTable } from "../app/platform/http/refusal";
import { club } from "../club/profile";

/** Generated from the contracts that also validate calls, so the documentation cannot drift. */
export function openApi(bindings: Binding[], publicUrl: string) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const { endpoint } of bindings) {
		const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
		paths[path] ??= {};
		paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
	}
	return {
		openapi: "3.1.0",
		info: { title: `${club.name} API`, version: "1" },
		servers: [{ url: `${publicUrl}/api` }],
		paths,
		components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
	};
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

function operation(endpoint: Endpoint) {
	const input = jsonSchema(endpoint.input, "input") as JsonSchema;
	const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
	const rest = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
	const isFile = endpoint.raw || endpoint.upload !== undefined;
	const isRead = endpoint.method === "GET" || isFile;
	const required = new Set(input.required ?? []);
	return {
		summary: endpoint.summary,
		...(endpoint.access !== "public" && {
			security: [{ bearer: [] }],
			"x-access": accessWords(endpoint.access),
		}),
		parameters: [
			...inPath.map((name) => ({
				name,
				in: "path",
				required: true,
				schema: input.properties?.[name] ?? { type: "string" },
			})),
			...(isRead
				? rest.map(([name, schema]) => ({ name, in: "query", required: required.has(name), schema }))
				: []),
			...(endpoint.once ? [idempotencyKey] : []),
		],
		...(!isRead && {
			requestBody: {
				content: {
					"application/json": {
						schema: {
							type: "object",
							properties: Object.fromEntries(rest),
							required: [...required].filter((name) => !inPath.includes(name)),
						},
					},
				},
			},
		}),
		...(isFile && {
			requestBody: { content: { "*/*": { schema: { type: "string", format: "binary" } } } },
		}),
		responses: {
			[endpoint.status ?? 200]: {
				description: "Success",
				content: endpoint.file
					? { [endpoint.file]: { schema: { type: "string", format: "binary" } } }
					: { "application/json": { schema: jsonSchema(endpoint.answer, "output") } },
			},
			...refusalResponses(endpoint),
		},
	};
}

const accessWords = (access: Access) =>
	typeof access === "object" ? `staff: ${[access.staff].flat().join(" or ")}` : access;

const idempotencyKey = {
	name: "Idempotency-Key",
	in: "header",
	required: true,
	schema: { type: "string", pattern: "^[\\w-]{16,128}$" },
};

/** The platform's refusals implied by the declaration, then those of the contract. */
function refusalResponses({ access, once, refusals }: Endpoint) {
	const { invalid_input, unauthenticated, forbidden, key_missing, key_reused, in_progress } =
		platformRefusals;
	const listed: RefusalTable = {
		invalid_input,
		...(access !== "public" && { unauthenticated }),
		...(typeof access === "object" && { forbidden }),
		...(once && { key_missing, key_reused, in_progress }),
		...refusals,
	};
	const responses: Record<string, { description: string }> = {};
	for (const [code, { status, message }] of Object.entries(listed)) {
		const line = `${code}: ${message.en ?? message.id}`;
		const known = responses[status];
		responses[status] = { description: known ? `${known.description} · ${line}` : line };
	}
	return responses;
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") =>
	z.toJSONSchema(schema, { io, unrepresentable: "any" });
