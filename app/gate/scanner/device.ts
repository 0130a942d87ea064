/** So that a conflict says which device it was. */
export function nameScanner(): string {
	const known = localStorage.getItem("gate-scanner");
	if (known) return known;
	const made = `P-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
	localStorage.setItem("gate-scanner", made);
	return made;
}

/** `randomUUID` needs HTTPS, and so does the camera; a typed code on plain HTTP does not. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
