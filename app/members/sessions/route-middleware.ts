/** The middlewares that a route may name; `navigation-guard.ts` runs them in the order given. */
export type MiddlewareName = "auth" | "guest";
