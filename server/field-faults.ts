import type * as z from "zod";
import { counted } from "../app/platform/lists/counted";
import { type Language, type Localized, localize } from "../app/platform/words/language";

type Issue = z.core.$ZodIssue;

/** An error per field in the reader's language. A rule's own message wins over the one for the kind of issue. */
export function fieldFaults(issues: readonly Issue[], language: Language): Record<string, string[]> {
	const faults: Record<string, string[]> = {};
	for (const issue of issues) {
		const field = issue.path.join(".") || "body";
		faults[field] ??= [];
		faults[field].push(textOf(issue, language));
	}
	return faults;
}

/** PostgreSQL stores neither NUL nor lone surrogates: both are rejected here, for every field. */
export function unreadableText(given: unknown, language: Language): Record<string, string[]> | null {
	const field = findUnreadable(given);
	return field && { [field.join(".") || "body"]: [localize(unreadable, language)] };
}

const unreadable: Localized = {
	id: "Ada karakter yang tidak bisa dibaca.",
	en: "This contains an unsupported character.",
};

/** The path to the first one; the path to its object if it is a key. */
function findUnreadable(value: unknown): string[] | null {
	if (typeof value === "string") return isReadable(value) ? null : [];
	if (typeof value !== "object" || value === null) return null;
	for (const [key, inner] of Object.entries(value)) {
		if (!isReadable(key)) return [];
		const path = findUnreadable(inner);
		if (path) return [key, ...path];
	}
	return null;
}

const isReadable = (text: string) => !text.includes("\0") && text.isWellFormed();

function textOf(issue: Issue, language: Language): string {
	const own = ownText(issue);
	if (own) return localize(own, language);
	return localize(kindText(issue), language);
}

/** A schema may carry its message as `{"id":…,"en":…}`, since a rule does not know the reader's language. */
function ownText(issue: Issue): Localized | null {
	if (!issue.message.startsWith("{")) return null;
	try {
		return JSON.parse(issue.message) as Localized;
	} catch {
		return null;
	}
}

function kindText(issue: Issue): Localized {
	switch (issue.code) {
		case "invalid_type":
			return issue.input === undefined
				? { id: "Wajib diisi.", en: "This is required." }
				: { id: "Isian ini tidak valid.", en: "This is not valid." };
		case "too_small":
			return issue.origin === "string"
				? issue.input === "" || Number(issue.minimum) <= 1
					? { id: "Wajib diisi.", en: "This is required." }
					: { id: `Minimal ${issue.minimum} karakter.`, en: `At least ${issue.minimum} characters.` }
				: { id: `Minimal ${issue.minimum}.`, en: `At least ${issue.minimum}.` };
		case "too_big":
			return issue.origin === "string"
				? {
						id: `Maksimal ${issue.maximum} karakter.`,
						en: `At most ${counted(issue.maximum, "character", "characters")}.`,
					}
				: { id: `Maksimal ${issue.maximum}.`, en: `At most ${issue.maximum}.` };
		case "invalid_format":
			if (issue.format === "email")
				return { id: "Alamat email tidak valid.", en: "This is not a valid e-mail address." };
			return { id: "Formatnya tidak valid.", en: "This is not in the right format." };
		case "invalid_value":
			return { id: "Pilih salah satu yang tersedia.", en: "Choose one of the options." };
		default:
			return { id: "Isian ini tidak valid.", en: "This is not valid." };
	}
}
