/** Also used by `take-over.js`: the search opens before hydration. */
export const searchPanelId = "search";
