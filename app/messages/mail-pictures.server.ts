import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { drawCrest } from "../ui/art/crest-svg";

/** Mail programs load pictures from wherever they live, and few of them draw SVG. */
export function serveMailPictures(app: FastifyInstance) {
	let crest: Promise<Buffer> | undefined;
	app.get("/mail/crest.png", async (_, reply) => {
		crest ??= sharp(Buffer.from(drawCrest("foam")), { density: 300 })
			.resize({ height: 171 })
			.png()
			.toBuffer();
		return reply
			.type("image/png")
			.header("cache-control", "public, max-age=604800")
			.header("cross-origin-resource-policy", "cross-origin")
			.send(await crest);
	});
}
