import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Built files have a content hash in their name, so browsers may cache them forever. */
export async function serveAssets(app: FastifyInstance, clientFolder: string) {
	await app.register(fastifyStatic, {
		root: path.join(clientFolder, "build"),
		prefix: "/build/",
		immutable: true,
		maxAge: "365d",
		preCompressed: true,
		index: false,
	});
	const media = path.join(clientFolder, "media");
	if (existsSync(media))
		await app.register(fastifyStatic, {
			root: media,
			prefix: "/media/",
			maxAge: "1d",
			decorateReply: false,
			index: false,
		});
}
