import {
	type AuthenticationResponseJSON,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
	type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Settings } from "../../platform/settings.server";
import type { CreatedPasskey, UsedPasskey } from "./passkey-answers";

/** A passkey belongs to one host name, and its answers to one origin. */
export const siteOf = ({ publicUrl }: Pick<Settings, "publicUrl">) => {
	const { hostname, origin } = new URL(publicUrl);
	return { host: hostname, origin };
};

/** EdDSA, ES256 and RS256: every device supports one of them. The library's default includes Node's experimental ones. */
export const algorithms = [-8, -7, -257];

type ClientData = { challenge: string; isOurs: boolean };

/** What the browser says it signed and for which site; null if it cannot be read. */
export function readClientData(settings: Settings, clientDataJSON: string): ClientData | null {
	try {
		const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
		if (typeof challenge !== "string") return null;
		return { challenge, isOurs: origin === siteOf(settings).origin };
	} catch {
		return null;
	}
}

/** The key to keep; null if the answer is forged, broken or made for another site. */
export async function verifyCreated(settings: Settings, passkey: CreatedPasskey, challenge: string) {
	const { host, origin } = siteOf(settings);
	return judge(async () => {
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...passkey, clientExtensionResults: {} } as RegistrationResponseJSON,
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: host,
			supportedAlgorithmIDs: algorithms,
		});
		return registrationInfo?.credential ?? null;
	});
}

/** How often the authenticator says it was used; null if the answer was not signed by this key for this site. */
export async function verifyUsed(
	settings: Settings,
	passkey: UsedPasskey,
	challenge: string,
	credential: WebAuthnCredential,
) {
	const { host, origin } = siteOf(settings);
	return judge(async () => {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...passkey, clientExtensionResults: {} } as AuthenticationResponseJSON,
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: host,
			credential,
		});
		return verified ? authenticationInfo.newCounter : null;
	});
}

/** The library throws for every invalid answer. */
async function judge<T>(verify: () => Promise<T | null>): Promise<T | null> {
	try {
		return await verify();
	} catch {
		return null;
	}
}
