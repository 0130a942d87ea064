import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What the HTML standard forbids, without html-validate's own rules of style. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

export async function markupFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ column, message, selector }) => `${message} (column ${column}, ${selector})`),
	);
}
