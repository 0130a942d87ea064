import { useSyncExternalStore } from "react";
import { callApi, tokenCookie } from "../../platform/http/call-api";
import { readCookie, removeCookie, writeCookie } from "../../platform/http/cookies";
import { type SessionUser, userData } from "./session-contract";
import { userInfoMissing } from "./user-info-missing";

/**
 * The member's session in the browser. The field names are the specification's; its `error_msg` belongs to the current
 * form, for members and guests alike, and lives in `platform/field-errors.ts`.
 */
export type Session = {
	id: string | null;
	user: SessionUser | null;
	token: string | null;
	/** Whether a password-reset link was found valid. */
	authStatus: "true" | "false" | "";
	name: string;
	avatar: string;
};

const nobody = { id: null, user: null, token: null, name: "", avatar: "" };
const guest: Session = { ...nobody, authStatus: "" };
let session = guest;
const listeners = new Set<() => void>();

export function useSession(): Session {
	return useSyncExternalStore(subscribe, currentSession, () => guest);
}

export const currentSession = () => session;

export function changeSession(change: Partial<Session>) {
	const changed = (Object.keys(change) as (keyof Session)[]).some((key) => session[key] !== change[key]);
	if (!changed) return;
	session = { ...session, ...change };
	for (const listener of listeners) listener();
}

/** Logged in means that a `token` cookie exists. */
export const isLoggedIn = () => Boolean(readCookie(tokenCookie));

export function storeToken(token: string, expiresIn?: number) {
	writeCookie(tokenCookie, token, expiresIn === undefined ? {} : { maxAge: expiresIn });
	changeSession({ token });
}

export function forgetSession() {
	removeCookie(tokenCookie);
	changeSession(nobody);
}

/** Rejects for a guest; then and on any failure, user and token are cleared. */
export async function fetchUserInfo(): Promise<SessionUser> {
	const token = readCookie(tokenCookie) ?? null;
	// A response requested before a log-in or log-out does not apply to the current session.
	const isOutdated = () => token !== (readCookie(tokenCookie) ?? null);
	try {
		const { user_data: user } = (await callApi(userData, {})).data;
		if (!user) throw new Error(userInfoMissing.id);
		if (!isOutdated()) changeSession({ id: user.id, user, token, name: user.name, avatar: user.avatar });
		return user;
	} catch (error) {
		if (!isOutdated()) {
			changeSession(nobody);
			// The server rejected this token. If it was merely unreachable, the log-in survives.
			if (isVerdict(error)) removeCookie(tokenCookie);
		}
		throw error;
	}
}

const isVerdict = (error: unknown) => error instanceof Error && error.message === userInfoMissing.id;

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
