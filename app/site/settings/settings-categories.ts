export const settingsCategories = ["language", "appearance", "privacy", "notifications"] as const;
export type SettingsCategory = (typeof settingsCategories)[number];

/** An unknown name falls back to the first. */
export const categoryNamed = (name: string | undefined): SettingsCategory =>
	settingsCategories.find((category) => category === name) ?? settingsCategories[0];
