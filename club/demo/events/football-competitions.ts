/** What the first team's matches have in common. */
export const team = { division: "football", squad: "utama" } as const;
export const league = { ...team, competition: "liga-nusantara" } as const;
export const cup = { ...team, competition: "piala-khatulistiwa" } as const;
export const atHome = { home: true, venue: "stadion-bahari" } as const;
