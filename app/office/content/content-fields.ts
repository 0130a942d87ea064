import type { ContentName } from "./kinds";

/** In both languages, always. */
export type Words = { id: string; en: string };
export type Values = Record<string, unknown>;
type Option = { value: string | number; label: Words };

/** What a form asks for. Each kind of content declares its own; `content-field.tsx` draws them. */
export type FieldSpec = {
	name: string;
	label: Words;
	hint?: Words;
	/** May be left empty. */
	optional?: boolean;
	/** Shown only if this holds. */
	when?: (content: Values) => boolean;
} & (
	| { type: "words" | "text"; rows?: number; longest: number }
	/** `decimal`: fractions are allowed. `isLeftOut`: an empty field is omitted instead of sent as null. */
	| { type: "number"; decimal?: boolean; isLeftOut?: boolean }
	/** `isPlain`: a large number that is not money. */
	| { type: "rupiah"; isPlain?: boolean }
	| { type: "day" }
	| { type: "moment" }
	| { type: "flag" }
	| { type: "body" }
	| { type: "choice"; options: (content: Values) => readonly Option[] }
	/** A reference to an item of another content type. */
	| { type: "one"; of: ContentName }
	/** `drawing`: what is shown while there is no photograph. */
	| { type: "picture"; drawing: (content: Values) => Values }
	/** Players or matches by name, found as the site's search finds them. `most: 1` holds one, or null. */
	| { type: "mentions"; kind: "player" | "event"; most: number }
	/** Rows with fields of their own. */
	| {
			type: "rows";
			one: Words;
			fields: (content: Values) => readonly FieldSpec[];
			empty: (content: Values) => Values;
	  }
	/** Fields of a value of its own: `figures.goals`. */
	| { type: "group"; fields: (content: Values) => readonly FieldSpec[] }
);

export type FieldProps<Type extends FieldSpec["type"]> = {
	spec: Extract<FieldSpec, { type: Type }>;
	label: string;
	hint: string | undefined;
	value: unknown;
	onChange: (value: unknown) => void;
	/** The server's error for this field, or for a part of it. */
	faultOf: (part?: string) => string | undefined;
	/** The whole content being edited: some fields depend on others. */
	content: Values;
};
