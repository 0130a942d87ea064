export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Remembers the reader's choice; without it the device decides, in CSS alone, so nothing flashes. */
export const themeCookie = "theme";

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
