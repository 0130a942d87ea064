import { useSyncExternalStore } from "react";
import { callApi, tokenCookie } from "../platform/call-api";
import { readCookie, removeCookie, writeCookie } from "../platform/cookies";
import { login, type SessionUser, userData } from "./contract";

/** The member's session as the browser knows it. The field names are the specification's. */
export type Session = {
	id: string | null;
	user: SessionUser | null;
	token: string | null;
	/** The server's validation errors, by field. */
	error_msg: Record<string, unknown>;
	/** Whether a password-reset link was found valid. */
	authStatus: "true" | "false" | "";
	name: string;
	avatar: string;
};

const guest: Session = {
	id: null,
	user: null,
	token: null,
	error_msg: {},
	authStatus: "",
	name: "",
	avatar: "",
};
let session = guest;
const listeners = new Set<() => void>();

export function useSession(): Session {
	return useSyncExternalStore(subscribe, currentSession, () => guest);
}

export const currentSession = () => session;

export function changeSession(change: Partial<Session>) {
	session = { ...session, ...change };
	for (const listener of listeners) listener();
}

/** Logged in means that a `token` cookie exists. */
export const isLoggedIn = () => Boolean(readCookie(tokenCookie));

export function keepToken(token: string, expiresIn?: number) {
	writeCookie(tokenCookie, token, expiresIn === undefined ? {} : { maxAge: expiresIn });
	changeSession({ token });
}

export function forgetSession() {
	removeCookie(tokenCookie);
	changeSession({ id: null, user: null, token: null, name: "", avatar: "" });
}

export const verificationFailed = "Verification failed, please Login again.";

/** Rejects for a guest; then and on any failure, user and token are cleared. */
export async function fetchUserInfo(): Promise<SessionUser> {
	const token = readCookie(tokenCookie) ?? null;
	try {
		const { data } = await callApi(userData, {});
		const user = data.user_data;
		if (!user) {
			// The server no longer knows this token: without it, the next request is an honest guest's.
			if (token && token === readCookie(tokenCookie)) removeCookie(tokenCookie);
			throw new Error(verificationFailed);
		}
		changeSession({ id: user.id, user, token, name: user.name, avatar: user.avatar });
		return user;
	} catch (error) {
		changeSession({ id: null, user: null, token: null, name: "", avatar: "" });
		throw error;
	}
}

export async function logInWithAuthToken(authToken: string) {
	const { access_token, expires_in } = await callApi(login, { auth_token: authToken });
	keepToken(access_token, expires_in);
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
