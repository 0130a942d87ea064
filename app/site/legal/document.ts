/** One part of a legal text: plain words first, then the legal basis. */
export type LegalPart = {
	title: string;
	text: string;
	points?: readonly string[];
	/** What is kept, why and for how long, as a table. */
	rows?: readonly (readonly [what: string, why: string, kept: string])[];
	law?: string;
};

export type LegalDocument = {
	title: string;
	description: string;
	lead: string;
	parts: readonly LegalPart[];
};
