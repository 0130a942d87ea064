/** `classNames("chip", pressed && "chip-on")` joins the truthy names. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
	names.filter(Boolean).join(" ");
