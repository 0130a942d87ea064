import type { Endpoint } from "../../app/platform/http/contract";
import { inCapitals, wordsOf } from "./words";

/** The first word of the path. Staff's calls, which are hundreds, go by their second word. */
export function tagOf({ path }: Endpoint): string {
	const [first = "", second = ""] = wordsOf(path);
	return first === "staff" ? `staff-${second.replace(/\W/g, "-")}` : first;
}

/** `GET /staff/news/:id` → `getStaffNewsById` */
export const operationId = ({ method, path }: Endpoint): string =>
	method.toLowerCase() + inCapitals(path.replace(/:(\w)/g, (_, first: string) => `by-${first}`));
