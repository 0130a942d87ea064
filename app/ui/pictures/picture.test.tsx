import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PhotoRef, PictureRef } from "../art/picture-ref";
import { Picture, photoSources, photoUrl } from "./picture";

const upload: PhotoRef = { photo: "k3v9", width: 1000, height: 750, focal: { x: 0.3, y: 0.255 } };
const siteFile: PhotoRef = { photo: "/photos/derby.jpg", width: 1600, height: 900 };
const cover: PictureRef = { art: "cover", division: "football", slug: "gol-menit-88" };

test("an upload is offered in every width up to its own", () => {
	const sources = photoSources(upload, "webp")?.split(", ");
	expect(sources?.map((source) => source.split(" ")[1])).toEqual(["320w", "480w", "640w", "800w", "1000w"]);
	expect(sources?.[0]).toBe("/photo/k3v9?w=320&format=webp 320w");
});

test("a large upload stops at 1600 pixels", () => {
	expect(photoSources({ ...upload, width: 6000 }, "avif")).toMatch(/w=1600&format=avif 1600w$/);
});

test("a static file is served as is", () => {
	expect(photoSources(siteFile, "webp")).toBeUndefined();
	expect(photoUrl(siteFile, 640, "webp")).toBe("/photos/derby.jpg");
});

test("only photos have sources; art is one SVG for all sizes", () => {
	const art = renderToStaticMarkup(<Picture picture={cover} width={800} height={600} ratio="4/3" />);
	expect(art).not.toContain("srcSet");
	expect(art).toContain("--ratio:4 / 3");
	expect(art).toContain('src="/art/cover/gol-menit-88.svg?');

	const photo = renderToStaticMarkup(<Picture picture={upload} width={800} height={600} sizes="50vw" />);
	expect(photo).toContain('type="image/avif"');
	expect(photo.match(/sizes="50vw"/g)).toHaveLength(2);
	expect(photo).toContain("--focal:30% 25.5%");
});

test("a picture loads lazily unless it has priority", () => {
	const near = renderToStaticMarkup(<Picture picture={cover} width={800} height={600} priority />);
	expect(near).toContain('loading="eager"');
	expect(near).toContain('fetchPriority="high"');
	expect(renderToStaticMarkup(<Picture picture={cover} width={800} height={600} />)).toContain(
		'loading="lazy"',
	);
});

test("the wave frame is drawn on photos only", () => {
	const framed = <Picture picture={upload} width={800} height={600} frame="football" />;
	expect(renderToStaticMarkup(framed)).toContain("photo-frame");
	const drawn = <Picture picture={cover} width={800} height={600} frame="football" />;
	expect(renderToStaticMarkup(drawn)).not.toContain("photo-frame");
});
