import { useSearchParams } from "react-router";

/** The list's filters live in the address, so that a list can be reloaded, kept as a bookmark and sent to somebody. */
export function useAddress() {
	const [query, setQuery] = useSearchParams();
	const value = (name: string) => query.get(name) ?? undefined;
	/** Another filter starts at the first page again. */
	const change = (name: string, next: string | undefined) =>
		setQuery(
			(before) => {
				const after = new URLSearchParams(before);
				after.delete("after");
				if (next) after.set(name, next);
				else after.delete(name);
				return after;
			},
			{ replace: name === "q" },
		);
	const addressWith = (name: string, next: string | undefined) => {
		const after = new URLSearchParams(query);
		if (name !== "after") after.delete("after");
		if (next) after.set(name, next);
		else after.delete(name);
		return `?${after}`;
	};
	return { value, change, addressWith };
}
