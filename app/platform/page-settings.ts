import { createContext } from "react-router";
import type { Language } from "./language";
import type { Theme } from "./theme";

/** What a page is drawn for, decided at the server's door. */
export type PageSettings = { language: Language; theme: Theme; publicUrl: string };
export const pageSettings = createContext<PageSettings>();
