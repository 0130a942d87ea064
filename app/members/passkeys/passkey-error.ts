import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { ApiError } from "../../platform/http/call-api";
import { shownLanguage, textsIn } from "../../platform/words/language";
import { passkeyTexts } from "./texts";

/**
 * Why a device did not answer, by the names that WebAuthn gives its errors; null if it was the server that refused.
 * Passkeys only work at the host name they were created for: visitors at another name or an IP address are told which.
 */
export function passkeyError(error: unknown, siteName = "") {
	if (error instanceof ApiError) return null;
	const t = textsIn(passkeyTexts, shownLanguage());
	const kind = browserSupportsWebAuthn()
		? (error instanceof Error && faults[error.name]) || "failed"
		: "unsupported";
	return { kind, text: kind === "elsewhere" ? t.elsewhere(addressAt(siteName)) : t[kind] };
}

const faults: Record<string, "cancelled" | "known" | "unsupported" | "elsewhere"> = {
	AbortError: "cancelled",
	NotAllowedError: "cancelled",
	InvalidStateError: "known",
	NotSupportedError: "unsupported",
	SecurityError: "elsewhere",
};

/** This site under that name: "http://localhost:3000". */
function addressAt(siteName: string) {
	const { protocol, port } = window.location;
	return `${protocol}//${siteName}${port && `:${port}`}`;
}
