/** So that a conflict says which device it was. */
export function nameScanner(): string {
	const known = localStorage.getItem("gate-scanner");
	if (known) return known;
	const made = `P-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
	localStorage.setItem("gate-scanner", made);
	return made;
}
