import { useBrowserValue } from "../../platform/browser/browser-value";
import { readCookie } from "../../platform/http/cookies";
import { returnCookie } from "./pending-return";
import { readReturn } from "./read-return";

type KeptReturn = { id: string; path: string };

/** Where a guest of this browser was headed in the last half hour; null if nowhere. */
export const keptReturn = (): KeptReturn | null => parse(cookie());

/** Null on the server, which renders these screens without cookies. */
export const useKeptReturn = (): KeptReturn | null => parse(useBrowserValue(cookie, ""));

const cookie = () => readCookie(returnCookie) ?? "";

function parse(cookie: string): KeptReturn | null {
	const id = cookie.split(" ")[0];
	const path = readReturn(id, cookie);
	return id && path ? { id, path } : null;
}
