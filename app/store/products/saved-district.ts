/** The district a visitor last asked about, kept by the browser. */
export type SavedDistrict = { id: string; name: string; postcode: string };

const entry = "district";

export function readDistrict(): SavedDistrict | null {
	try {
		const { id, name } = JSON.parse(localStorage.getItem(entry) ?? "{}");
		const isDistrict = typeof id === "string" && /^\d\d\.\d\d\.\d\d$/.test(id) && typeof name === "string";
		return isDistrict ? { id, name: name.slice(0, 120), postcode: "" } : null;
	} catch {
		return null;
	}
}

export function saveDistrict({ id, name }: SavedDistrict) {
	try {
		localStorage.setItem(entry, JSON.stringify({ id, name }));
	} catch {
		// Storage blocked or full: kept for the life of the page.
	}
}
