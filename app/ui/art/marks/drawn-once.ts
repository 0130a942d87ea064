import { createContext } from "react";

/** Whether this page's marks are drawn once, by `SharedMarks`; elsewhere each is drawn where it stands. */
export const DrawnOnce = createContext(false);
