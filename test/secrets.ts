const secretFields = /^(.*password.*|.*token|otp|code|auth|p256dh)$/;

/** Collects secrets a client sends or receives, which must never be logged. */
export function collectSecrets() {
	const secrets = new Set<string>();
	const collect = (value: unknown, field = ""): void => {
		if (typeof value === "string" && secretFields.test(field) && value.length >= shortest) secrets.add(value);
		else if (typeof value === "object" && value !== null)
			for (const [key, inner] of Object.entries(value))
				collect(inner, Array.isArray(value) ? field : key.toLowerCase());
	};
	return { secrets, collect };
}
/** The length of a one-time code; anything shorter may occur in a log by chance. */
const shortest = 6;

/** Secrets found in structured log lines. Numbers are skipped: a duration may look like a code. */
export function secretsIn(lines: readonly string[], secrets: Iterable<string>): string[] {
	const words = lines.filter((line) => line.startsWith("{")).flatMap((line) => textsOf(JSON.parse(line)));
	const text = words.join("\n");
	return [...secrets].filter((secret) => stands(secret, text));
}

function stands(secret: string, text: string) {
	for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
		const around = `${text[at - 1] ?? ""}${text[at + secret.length] ?? ""}`;
		if (!/[0-9a-z]/i.test(around)) return true;
	}
	return false;
}

const textsOf = (value: unknown): string[] =>
	typeof value === "string"
		? [value]
		: typeof value === "object" && value !== null
			? Object.values(value).flatMap(textsOf)
			: [];
