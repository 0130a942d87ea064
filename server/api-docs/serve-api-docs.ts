import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "../../app/platform/http/contract";
import { platformRefusals } from "../../app/platform/http/platform-refusals";
import { refuse } from "../../app/platform/http/refusal";
import { type CompressedBody, compressBody, sendCompressed } from "../compressed-answer";
import { sendError } from "../send-error";
import { docsStyle } from "./docs-style";
import { indexPage } from "./index-page";
import { type Document, openApi } from "./openapi";
import { tagPage } from "./tag-page";

/** The API's own documentation, next to the endpoints. */
export function serveApiDocs(app: FastifyInstance, endpoints: Endpoint[], publicUrl: string) {
	// Made when first asked for: describing hundreds of endpoints took most of the time to build the server.
	let document: Promise<Document> | undefined;
	const made = new Map<string, CompressedBody>();

	type Page = { type: string; name: string; write(document: Document): string | undefined };

	async function make({ name, write }: Page): Promise<CompressedBody | undefined> {
		document ??= openApi(endpoints, publicUrl);
		const text = write(await document);
		if (text === undefined) return undefined;
		const body = await compressBody(text);
		made.set(name, body);
		return body;
	}

	async function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
		const body = made.get(page.name) ?? (await make(page));
		if (!body) return sendError(refuse(platformRefusals, "no_such_endpoint"), request, reply);
		reply
			.header("content-type", `${page.type}; charset=utf-8`)
			.header("cache-control", "public, no-cache")
			.header("vary", "Accept-Encoding")
			.hijack();
		sendCompressed(request.raw, reply.raw, 200, {
			...body,
			headers: reply.getHeaders() as OutgoingHttpHeaders,
		});
		return reply;
	}

	app.get("/api/openapi.json", (request, reply) =>
		send(request, reply, { type: "application/json", name: "openapi.json", write: JSON.stringify }),
	);
	app.get("/api/docs", (request, reply) =>
		send(request, reply, { type: "text/html", name: "docs", write: indexPage }),
	);
	app.get<{ Params: { tag: string } }>("/api/docs/:tag", (request, reply) => {
		const { tag } = request.params;
		const write = (document: Document) => tagPage(document, tag);
		return send(request, reply, { type: "text/html", name: `docs/${tag}`, write });
	});
	app.get("/api/docs.css", async (_, reply) => reply.type("text/css; charset=utf-8").send(docsStyle));
}
