/** The middlewares a route may declare; `navigation-guard.ts` runs them in order. */
export type MiddlewareName = "auth" | "guest";
