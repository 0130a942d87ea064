import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import type { Access } from "../../app/platform/http/access";
import type { Endpoint } from "../../app/platform/http/contract";
import { club } from "../../club/profile";
import type { JsonSchema } from "./json-schema";
import { operationId, tagOf } from "./operation-names";
import { invalidInputSchema, type Response, refusalResponses } from "./refusal-responses";
import { collectShapes } from "./shapes";

export type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
export type Operation = {
	operationId: string;
	tags: [string];
	summary: string;
	security?: unknown;
	"x-access"?: string;
	parameters: Parameter[];
	requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
	responses: Record<string, Response | { $ref: string }>;
};
export type Document = Awaited<ReturnType<typeof openApi>>;

/** Generated from the contracts that also validate calls, so the documentation cannot drift. */
export async function openApi(endpoints: Endpoint[], publicUrl: string) {
	const sorted = endpoints.toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
	const shapes = collectShapes();
	const calls: Call[] = [];
	for (const endpoint of sorted) {
		calls.push(describeCall(endpoint, shapes.add));
		// All together take most of a second, in which others would wait.
		await setImmediate();
	}
	const { write, schemas } = shapes.finish();
	const refusals = refusalResponses(sorted);
	const paths: Record<string, Record<string, Operation>> = {};
	for (const call of calls) {
		const path = call.endpoint.path.replace(/:(\w+)/g, "{$1}");
		paths[path] ??= {};
		paths[path][call.endpoint.method.toLowerCase()] = {
			...operation(call, write),
			responses: { ...success(call, write), ...refusals.of(call.endpoint) },
		};
	}
	return {
		openapi: "3.1.0",
		info: { title: `${club.name} API`, version: "1" },
		servers: [{ url: `${publicUrl}/api` }],
		tags: [...new Set(sorted.map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
			schemas: { InvalidInput: invalidInputSchema, ...schemas } as Record<string, JsonSchema>,
			responses: refusals.responses,
		},
	};
}

type Write = (schema: JsonSchema) => JsonSchema;
type Call = ReturnType<typeof describeCall>;

function operation({ endpoint, parameters, body }: Call, write: Write): Omit<Operation, "responses"> {
	return {
		operationId: operationId(endpoint),
		tags: [tagOf(endpoint)],
		summary: endpoint.summary,
		...(endpoint.access !== "public" && {
			security: [{ bearer: [] }],
			"x-access": accessWords(endpoint.access),
		}),
		parameters: parameters.map((parameter) => ({ ...parameter, schema: write(parameter.schema) })),
		...(body && {
			requestBody: { required: body.required, content: { [body.type]: { schema: write(body.schema) } } },
		}),
	};
}

const success = ({ endpoint, answer }: Call, write: Write): Record<string, Response> => ({
	[endpoint.status ?? 200]: {
		description: "Success",
		content: { [answer.type]: { schema: write(answer.schema) } },
	},
});

/** With the shapes still to be written. */
function describeCall(endpoint: Endpoint, add: ReturnType<typeof collectShapes>["add"]) {
	const { path } = endpoint;
	const input = jsonSchema(endpoint.input, "input");
	const properties = (input.properties ?? {}) as Record<string, JsonSchema>;
	const required = (input.required ?? []) as string[];
	const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
	const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
	const isFile = endpoint.raw || endpoint.upload !== undefined;
	const isRead = endpoint.method === "GET" || isFile;
	const parameter = (place: string, isRequired: (name: string) => boolean) => (name: string) => ({
		name,
		in: place,
		required: isRequired(name),
		schema: add(properties[name] ?? { type: "string" }, { path, part: "Parameter" }, name),
	});
	const body = {
		type: "object",
		properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
		required: required.filter((name) => !inPath.includes(name)),
	};
	return {
		endpoint,
		parameters: [
			...inPath.map(parameter("path", () => true)),
			...(isRead ? rest.map(parameter("query", (name) => required.includes(name))) : []),
			...(endpoint.once ? [idempotencyKey] : []),
		],
		...(isFile && { body: { type: "*/*", required: true, schema: binary } }),
		...(!isRead &&
			rest.length > 0 && {
				body: {
					type: "application/json",
					required: body.required.length > 0,
					schema: add(body, { path, part: "Body" }),
				},
			}),
		answer: endpoint.file
			? { type: endpoint.file, schema: binary }
			: {
					type: "application/json",
					schema: add(jsonSchema(endpoint.answer, "output"), { path, part: "Answer" }),
				},
	};
}

const addressOf = ({ path, method }: Endpoint) => `${path} ${method}`;

const accessWords = (access: Access) =>
	typeof access === "object"
		? `staff: ${[access.staff].flat().join(" or ")}${access.key ? `; service key: ${access.key}` : ""}`
		: access;

const binary: JsonSchema = { type: "string", format: "binary" };

const idempotencyKey: Parameter = {
	name: "Idempotency-Key",
	in: "header",
	required: true,
	schema: { type: "string", pattern: "^[\\w-]{16,128}$" },
};

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
	const { $schema, ...made } = z.toJSONSchema(schema, {
		io,
		unrepresentable: "any",
		override: withoutSafeBounds,
	});
	return made;
}

/** Zod writes those of every integer in JavaScript. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: JsonSchema }) {
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
