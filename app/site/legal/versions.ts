/** Raise version and date when what a member agrees to changes; the consent log records the version. */
export const legalVersions = {
	terms: { version: "2026-11.2", since: "2026-11-18" },
	privacy: { version: "2026-11.2", since: "2026-11-18" },
} as const;
