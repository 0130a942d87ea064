import * as z from "zod";
import type { Binding } from "../app/platform/bind.server";
import type { Endpoint } from "../app/platform/contract";
import { platformRefusals } from "../app/platform/platform-refusals";
import { club } from "../club/profile";

/** The API described by its own contracts: what is documented is what is checked. */
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
	const isRead = endpoint.method === "GET";
	const required = new Set(input.required ?? []);
	return {
		summary: endpoint.summary,
		...(endpoint.access !== "public" && { security: [{ bearer: [] }] }),
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
		responses: {
			[endpoint.status ?? 200]: {
				description: "Success",
				content: { "application/json": { schema: jsonSchema(endpoint.answer, "output") } },
			},
			422: { description: platformRefusals.invalid_input.message.en },
			...refusalResponses(endpoint),
		},
	};
}

function refusalResponses(endpoint: Endpoint) {
	const responses: Record<string, { description: string }> = {};
	for (const [code, { status, message }] of Object.entries(endpoint.refusals)) {
		const line = `${code}: ${message.en ?? message.id}`;
		const known = responses[status];
		responses[status] = { description: known ? `${known.description} · ${line}` : line };
	}
	return responses;
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") =>
	z.toJSONSchema(schema, { io, unrepresentable: "any" });
