import type { ComponentType } from "react";
import type { ContentName } from "./kinds";

/** In both languages, always. */
export type Words = { id: string; en: string };
export type Values = Record<string, unknown>;
type Option = { value: string | number; label: Words };

/**
 * Every field of what is edited, as the conflict screen shows it: one that is not declared does not compile. A form
 * that draws its fields itself declares no more than this.
 */
export type Declared<Content extends object> = {
	[Name in keyof Content]-?: {
		label: Words | string;
		/** As text; without it, a value writes itself. */
		write?: ((value: Content[Name]) => string) | undefined;
	};
};

/** The fields of a form, in its order. */
export type Fields<Content extends object = Values> = { [Name in keyof Content]-?: FieldSpec };

/** What a form asks for. Each kind of content declares its own; `content-field.tsx` draws them. */
export type FieldSpec = {
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
	/** `drawing`: what is shown while there is no photograph. `film`: one that a picture can be taken from. */
	| { type: "picture"; drawing: (content: Values) => Values; film?: (content: Values) => string | null }
	/** Players or matches by name, found as the site's search finds them. `most: 1` holds one, or null. */
	| { type: "mentions"; kind: "player" | "event"; most: number }
	/** Rows with fields of their own. */
	| {
			type: "rows";
			one: Words;
			fields: (content: Values) => Fields;
			empty: (content: Values) => Values;
	  }
	/** Fields of a value of its own: `figures.goals`. With `start`, the value can be switched on and off. */
	| { type: "group"; fields: (content: Values) => Fields; start?: Values }
	/** Drawn by a component of the form that has it. */
	| { type: "own"; isWide?: boolean; field: ComponentType<FieldProps<"own">> }
	/** Not shown here; it stays as it is. */
	| { type: "kept" }
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
