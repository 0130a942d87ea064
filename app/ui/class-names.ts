/** `classNames("chip", pressed && "chip-on")`: the names that apply, in one attribute. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
	names.filter(Boolean).join(" ");
