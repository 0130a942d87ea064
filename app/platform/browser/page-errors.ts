import { createContext } from "react-router";

/** Where an error while drawing a page goes. On the server that is its log. */
export const reportPageError = createContext<(error: unknown) => void>(console.error);
