import { useMatches } from "react-router";
import { settingsOf } from "../browser/page-meta";

/** The site's base URL, for use outside the site: JSON-LD, shared links, calendars. */
export const usePublicUrl = (): string => settingsOf(useMatches()).publicUrl;
