/** "liga-nusantara" as it reads in a sentence: "liga nusantara". */
export const tagLabel = (tag: string): string => tag.replace(/-(?!\d)/g, " ");
