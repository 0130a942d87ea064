import { type Print, type PrintError, printErrorOf, readPrint } from "./print";

/** The print as it is being typed; null where the shirt stays plain. */
export type PrintDraft = { name: string; number: string } | null;

export const emptyDraft = { name: "", number: "" };

export const printOf = (draft: PrintDraft): Print | null =>
	draft && readPrint({ name: draft.name, number: draft.number === "" ? null : Number(draft.number) });

/** An empty draft is not a fault until something is bought. */
export function draftErrorOf(draft: PrintDraft, isWanted: boolean): PrintError | null {
	const print = printOf(draft);
	const fault = print && printErrorOf(print);
	return fault === "print.empty" && !isWanted ? null : fault;
}

/** At most two digits, whatever was typed. */
export const readShirtNumber = (typed: string) => typed.replace(/\D/g, "").slice(0, 2);
