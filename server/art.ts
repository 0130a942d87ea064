import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { drawAppIcon } from "../app/ui/art/app-icon";
import { drawArt } from "../app/ui/art/draw-art";
import { club } from "../club/profile";

/** Rendered once per process and URL: the output is deterministic. */
const keep = 500;

/** `/art/cover/derbi.svg?division=football&w=800&h=600` */
export function serveArt(app: FastifyInstance) {
	const drawn = new Map<string, string>();
	app.get<{ Params: { kind: string; file: string }; Querystring: Record<string, string | undefined> }>(
		"/art/:kind/:file",
		async (request, reply) => {
			const slug = /^([a-z0-9-]{1,120})\.svg$/.exec(request.params.file)?.[1];
			const svg = slug && (drawn.get(request.url) ?? drawArt(request.params.kind, slug, request.query));
			if (!svg)
				return reply
					.code(404)
					.type("application/json; charset=utf-8")
					.send({ error: "no_such_picture", message: "There is no such picture." });
			drawn.delete(request.url);
			drawn.set(request.url, svg);
			if (drawn.size > keep) drawn.delete(drawn.keys().next().value as string);
			return reply
				.type("image/svg+xml; charset=utf-8")
				.header(
					"cache-control",
					request.query.v ? "public, max-age=31536000, immutable" : "public, max-age=3600",
				)
				.send(svg);
		},
	);
}

/** The club's crest as favicon, home-screen icon and app icon. */
export function serveIcons(app: FastifyInstance) {
	const rasterise = (size: number) =>
		sharp(Buffer.from(drawAppIcon(size)))
			.resize(size, size)
			.png()
			.toBuffer();
	app.get("/icon.svg", async (_, reply) =>
		reply.type("image/svg+xml; charset=utf-8").header("cache-control", aDay).send(drawAppIcon(64)),
	);
	for (const size of [180, 192, 512]) {
		let png: Promise<Buffer> | undefined;
		app.get(`/icon-${size}.png`, async (_, reply) => {
			png ??= rasterise(size);
			return reply
				.type("image/png")
				.header("cache-control", aDay)
				.send(await png);
		});
	}
	app.get("/favicon.ico", async (_, reply) => reply.redirect("/icon-192.png", 301));
	app.get("/site.webmanifest", async (_, reply) =>
		reply
			.type("application/manifest+json; charset=utf-8")
			.header("cache-control", aDay)
			.send(
				JSON.stringify({
					name: club.name,
					short_name: club.shortName,
					description: club.description.id,
					lang: "id",
					start_url: "/",
					display: "standalone",
					background_color: "#F3F7F6",
					theme_color: "#1130DE",
					icons: [192, 512].map((size) => ({
						src: `/icon-${size}.png`,
						sizes: `${size}x${size}`,
						type: "image/png",
						purpose: "any",
					})),
				}),
			),
	);
}

const aDay = "public, max-age=86400";
