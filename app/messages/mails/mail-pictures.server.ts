import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { drawCrest } from "../../ui/art/marks/crest-svg";
import { drawField } from "../../ui/art/plain-sea";

/** Twice the size they are shown at, since most mails are read on a phone. */
const pictures = {
	"/mail/crest.png": { draw: () => drawCrest("foam"), height: 116 },
	"/mail/sea.png": {
		draw: () => drawField({ slug: "mail", width: 600, height: 120, tone: "sea", stripes: 5 }),
		height: 240,
	},
};

/** Mail programs need absolute URLs, and few of them support SVG. */
export function serveMailPictures(app: FastifyInstance) {
	for (const [path, { draw, height }] of Object.entries(pictures)) {
		let png: Promise<Buffer> | undefined;
		app.get(path, async (_, reply) => {
			png ??= sharp(Buffer.from(draw()), { density: 200 })
				.resize({ height })
				.png({ palette: true })
				.toBuffer();
			return reply
				.type("image/png")
				.header("cache-control", "public, max-age=604800")
				.header("cross-origin-resource-policy", "cross-origin")
				.send(await png);
		});
	}
}
