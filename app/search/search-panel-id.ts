/** `take-over.js` knows it too: the search opens before the app is here. */
export const searchPanelId = "search";
