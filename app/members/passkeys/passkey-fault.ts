import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { ApiError } from "../../platform/call-api";

/** Why a device did not answer, by the names that WebAuthn gives its errors; null if it was the server that refused. */
export function passkeyFault(error: unknown) {
	if (error instanceof ApiError) return null;
	if (!browserSupportsWebAuthn()) return "unsupported";
	return (error instanceof Error && faults[error.name]) || "failed";
}

const faults: Record<string, "cancelled" | "known" | "unsupported" | "wrongSite"> = {
	AbortError: "cancelled",
	NotAllowedError: "cancelled",
	InvalidStateError: "known",
	NotSupportedError: "unsupported",
	SecurityError: "wrongSite",
};
