import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Whatever `work` logs, answers or queues belongs to this request, or to none: one id from the proxy's log to the last job's. */
export const inRequest = <T>(id: string | null, work: () => T): T => current.run(id ?? "", work);

export const requestId = (): string | null => current.getStore() || null;

/** What a visitor reads aloud: the beginning of the id, by which its lines in the log are found. */
export const shortReference = (id: string): string => id.slice(0, 8);
