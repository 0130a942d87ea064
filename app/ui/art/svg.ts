export const { round } = Math;

type DocumentOptions = {
	/** Only for pictures shown on their own (crest, wordmark); others get an `alt`. */
	title?: string;
	/** A scene fills its slot and may be cropped; a single item is always shown whole. */
	crop?: boolean;
	/** The display size, if it differs from the drawing's. */
	shown?: { width: number; height: number };
};

export function svgDocument(
	width: number,
	height: number,
	body: string,
	options: DocumentOptions = {},
): string {
	const crop = options.crop ? ' preserveAspectRatio="xMidYMid slice"' : "";
	const title = options.title ? `<title>${escapeText(options.title)}</title>` : "";
	const shown = options.shown ?? { width, height };
	const size = `viewBox="0 0 ${width} ${height}" width="${shown.width}" height="${shown.height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${crop}>${title}${body}</svg>`;
}

export function rectangle(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	extra = "",
): string {
	const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
	return `<rect ${place} fill="${fill}"${extra}/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
	return `<path d="${path}" fill="${fill}"${opacityAttribute(opacity)}/>`;
}

export function stroke(path: string, colour: string, width: number, extra = ""): string {
	return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ""): string {
	return `<circle cx="${half(x)}" cy="${half(y)}" r="${half(radius)}" fill="${fill}"${extra}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
	return circle(x, y, radius, "none", ` stroke="${colour}" stroke-width="${width}"`);
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
	const place = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`;
	return `<ellipse ${place} fill="${fill}"${opacityAttribute(opacity)}/>`;
}

/** Shows `body` only inside `outline`. The id need only be unique within its own picture file. */
export function clipped(id: string, outline: string, body: string): string {
	return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

export function clippedToPath(id: string, path: string, body: string): string {
	return clipped(id, `<path d="${path}"/>`, body);
}

export function clippedToCircle(id: string, x: number, y: number, radius: number, body: string): string {
	return clipped(id, `<circle cx="${half(x)}" cy="${half(y)}" r="${half(radius)}"/>`, body);
}

export function group(transform: string, body: string): string {
	return transform ? `<g transform="${transform}">${body}</g>` : body;
}

/** Flips the picture horizontally, for variety. */
export function mirrored(width: number, when: boolean, body: string): string {
	return group(when ? `translate(${width} 0) scale(-1 1)` : "", body);
}

export function escapeText(text: string): string {
	const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
	return text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
}

function opacityAttribute(opacity: number): string {
	return opacity === 1 ? "" : ` opacity="${String(opacity).replace(/^0/, "")}"`;
}

function half(length: number): number {
	return round(length * 2) / 2;
}
