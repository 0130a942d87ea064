/** What journeys log in with, all in one place, so that the site's log can be searched for them afterwards. */
export const password = "karang-tinggi-1987";
export const nextPassword = "pasang-surut-2026";
