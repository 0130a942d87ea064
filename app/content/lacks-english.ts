/** Whether something in it is there in Indonesian alone, so that English readers get Indonesian words. */
export function lacksEnglish(row: unknown): boolean {
	if (typeof row !== "object" || row === null) return false;
	if (isInLanguages(row)) return hasWords(row.id) && !hasWords(row.en);
	// Bodies have a column for each language.
	const { body, bodyEn } = row as { body?: unknown; bodyEn?: unknown };
	return (
		(bodyEn !== undefined && hasWords(body) && !hasWords(bodyEn)) || Object.values(row).some(lacksEnglish)
	);
}

type InLanguages = { id: string | unknown[]; en?: unknown };

const isInLanguages = (value: object): value is InLanguages =>
	"id" in value &&
	Object.keys(value).every((key) => key === "id" || key === "en") &&
	(typeof value.id === "string" || Array.isArray(value.id));

const hasWords = (value: unknown) => (typeof value === "string" || Array.isArray(value)) && value.length > 0;
