import { createContext } from "react-router";
import type { Language } from "../words/language";
import type { Theme } from "./theme";

/** Per-request rendering settings, determined by the server. */
export type PageSettings = { language: Language; theme: Theme; publicUrl: string };
export const pageSettings = createContext<PageSettings>();
