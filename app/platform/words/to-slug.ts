/** "Gol di menit ke-88!" becomes "gol-di-menit-ke-88". */
export const toSlug = (title: string) =>
	title
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
