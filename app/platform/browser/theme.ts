export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The reader's choice; without it CSS follows the device, so nothing flashes. */
export const themeCookie = "theme";

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
