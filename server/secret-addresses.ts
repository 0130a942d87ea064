import { club } from "../club/profile";
import { parseAddress } from "./readable-address";

/** Query parameters whose values must be neither logged nor kept, here or in a browser. */
export const secretParameters = ["auth_token", "token", "otp", "code", "email", "phone"];

/** The page of one ticket: whoever has its address has the ticket. */
export const ticketAddress = `/${club.eventSlug}/`;

export function carriesSecret(target: string): boolean {
	const { path, query } = parseAddress(target);
	const hasName = ([name]: [string, string]) => secretParameters.includes(name.toLowerCase());
	return path.startsWith(ticketAddress) || [...query].some(hasName);
}
