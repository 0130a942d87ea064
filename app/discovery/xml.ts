type Attributes = Record<string, string | number | undefined>;
/** Written text: nothing in it is escaped again. */
export type Xml = { xml: string };

/** `element("title", {}, "Gol & poin")`. Text is escaped; an element with nothing in it closes itself. */
export function element(name: string, attributes: Attributes, ...content: (string | Xml | null)[]): Xml {
	const written = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : ` ${key}="${escapeText(String(value))}"`,
	);
	const inside = content.flatMap((part) =>
		part === null ? [] : typeof part === "string" ? escapeText(part) : part.xml,
	);
	const opening = `<${name}${written.join("")}`;
	return { xml: inside.length > 0 ? `${opening}>${inside.join("")}</${name}>` : `${opening}/>` };
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;

/** Signs that XML 1.0 knows no way to write are left out. */
function escapeText(text: string): string {
	const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
		.replace(/[&<>"]/g, (sign) => entities[sign] as string);
}
