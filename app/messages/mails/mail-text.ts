import { club } from "../../../club/profile";
import type { Language } from "../../platform/words/language";
import type { MailBlock, MailContent } from "./mail-content";
import { mailTexts } from "./mail-texts";

/** The plain-text part, for programs that show no HTML and readers who prefer it. */
export function mailText(content: MailContent, language: Language): string {
	const foot = [
		"-- ",
		`${club.legal.name}, ${club.contact.address.join(", ")}`,
		`${mailTexts[language].why} ${club.contact.email}`,
	];
	return [content.title, ...content.blocks.map(blockText), foot.join("\n")].join("\n\n");
}

function blockText(block: MailBlock): string {
	if ("paragraph" in block) return block.paragraph;
	if ("button" in block) return `${block.button}:\n${block.link}`;
	if ("facts" in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
	if ("picture" in block) return `${block.alt}:\n${block.picture}`;
	if ("quote" in block) return block.quote.replace(/^/gm, "> ");
	return block.note;
}
