import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import type { CollectedTable } from "./collect-data.server";
import { labelOf } from "./column-labels";

type Person = { name: string; email: string };

/** The data of the JSON file in readable form: one self-contained file. */
export function drawDataPage(tables: CollectedTable[], person: Person, language: Language, at: Date): string {
	const t = textsIn(pageTexts, language);
	const filled = tables.filter(({ rows }) => rows.length > 0);
	const empty = tables.filter(({ rows }) => rows.length === 0);
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(t.title(person.name))}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(t.title(person.name))}</h1>
<p>${escapeHtml(t.lead(club.name, person.email, formatDateTime(at, "full", language, club.timeZone)))}</p>
</header>
<nav><ul>${filled.map(({ table, title, rows }) => `<li><a href="#${table}">${escapeHtml(title[language])}</a> (${rows.length})</li>`).join("")}</ul></nav>
${filled.map((table) => section(table, language)).join("\n")}
<section>
<h2>${escapeHtml(t.nothing)}</h2>
<p>${escapeHtml(empty.map(({ title }) => title[language]).join(" · "))}</p>
</section>
</body>
</html>
`;
}

function section({ table, title, columns, rows }: CollectedTable, language: Language) {
	const head = columns
		.map((column) => `<th scope="col">${escapeHtml(labelOf(column, language))}</th>`)
		.join("");
	const body = rows
		.map((row) => `<tr>${columns.map((column) => `<td>${cell(row[column], language)}</td>`).join("")}</tr>`)
		.join("\n");
	return `<section id="${table}">
<h2>${escapeHtml(title[language])}</h2>
<div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>
</section>`;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function cell(value: unknown, language: Language): string {
	const t = textsIn(pageTexts, language);
	if (value === null || value === undefined || value === "") return "—";
	if (typeof value === "boolean") return value ? t.yes : t.no;
	if (typeof value === "string" && instant.test(value))
		return escapeHtml(formatDateTime(new Date(value), "medium", language, club.timeZone));
	if (Array.isArray(value)) return value.map((one) => cell(one, language)).join("<br>") || "—";
	if (typeof value === "object") return facts(value as Record<string, unknown>, language);
	return escapeHtml(String(value));
}

/** A text in two languages is one text to its reader; everything else is a list of its parts. */
function facts(value: Record<string, unknown>, language: Language): string {
	if (typeof value.id === "string" && Object.keys(value).every((key) => key === "id" || key === "en"))
		return cell(value[language] ?? value.id, language);
	return Object.entries(value)
		.map(([key, part]) => `${escapeHtml(labelOf(key, language))}: ${cell(part, language)}`)
		.join("<br>");
}

const escapeHtml = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const pageTexts = defineTexts({
	id: {
		title: (name: string) => `Data ${name}`,
		lead: (clubName: string, email: string, at: string) =>
			`Semua yang ${clubName} simpan tentang ${email}, ${at}. Kata sandi dan tautan rahasia tidak ada di sini: kami hanya menyimpannya dalam bentuk teracak.`,
		nothing: "Tidak ada apa-apa di sini",
		yes: "Ya",
		no: "Tidak",
	},
	en: {
		title: (name) => `${name}: personal data`,
		lead: (clubName, email, at) =>
			`Everything that ${clubName} holds about ${email}, ${at}. Passwords and secret links are not included: we only store their hashes.`,
		nothing: "Nothing here",
		yes: "Yes",
		no: "No",
	},
});

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 2rem; line-height: 1.1; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; }
nav ul { columns: 16rem; padding-left: 1.25rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { border: 1px solid #8888; padding: 0.375rem 0.625rem; text-align: left; vertical-align: top; }
`;
