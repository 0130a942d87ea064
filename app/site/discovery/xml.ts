type Attributes = Record<string, string | number | undefined>;
/** Serialized XML, which is not escaped again. */
export type Xml = { xml: string };

/** `element("title", {}, "Gol & poin")`. Text is escaped; an empty element is self-closing. */
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

/** Characters that XML 1.0 cannot represent are dropped. */
function escapeText(text: string): string {
	const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
		.replace(/[&<>"]/g, (sign) => entities[sign] as string);
}
