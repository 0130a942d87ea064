import { randomBytes } from "node:crypto";
import { pathTo } from "../../paths";
import { returnCookie, writeReturn } from "./pending-return";

/** To the log-in and, by the cookie, back to where the guest was headed. */
export function loginRedirect({ url, protocol }: { url: string; protocol: string }) {
	const id = randomBytes(9).toString("base64url");
	const secure = protocol === "https" ? "; Secure" : "";
	return {
		to: pathTo("Login", { id }),
		cookie: `${returnCookie}=${writeReturn(id, url)}; Path=/; Max-Age=1800; SameSite=Lax${secure}`,
	};
}
