import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Site = { origin: string; host: string };

/** A device that keeps one passkey, as WebAuthn describes it (ES256, no attestation). Can lie about the site it is on. */
export function authenticator(home: Site) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const credentialId = randomBytes(32);
	const id = credentialId.toString("base64url");
	let counter = 0;
	const base = { id, rawId: id, type: "public-key" as const };

	return {
		id,
		create({ challenge }: { challenge: string }, site = home) {
			const attestationObject = isoCBOR.encode(
				new Map<string, unknown>([
					["fmt", "none"],
					["attStmt", new Map()],
					["authData", authenticatorData(site, Buffer.concat([keyHeader(credentialId), coseKey()]))],
				]) as never,
			);
			return {
				...base,
				response: {
					clientDataJSON: clientData("webauthn.create", challenge, site),
					attestationObject: Buffer.from(attestationObject).toString("base64url"),
					transports: ["internal"],
				},
			};
		},
		use({ challenge }: { challenge: string }, site = home) {
			counter += 1;
			const clientDataJSON = clientData("webauthn.get", challenge, site);
			const data = authenticatorData(site);
			const digest = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
			return {
				...base,
				response: {
					clientDataJSON,
					authenticatorData: Buffer.from(data).toString("base64url"),
					signature: createSign("sha256").update(data).update(digest).sign(privateKey).toString("base64url"),
				},
			};
		},
		/** As if the device had been copied before its latest uses. */
		rewind: () => {
			counter = 0;
		},
	};

	/** User present and verified; with a key attached when it is new. */
	function authenticatorData(site: Site, key?: Buffer): Uint8Array<ArrayBuffer> {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return new Uint8Array(
			Buffer.concat([
				createHash("sha256").update(site.host).digest(),
				Buffer.from([0x05 | (key ? 0x40 : 0)]),
				count,
				key ?? Buffer.alloc(0),
			]),
		);
	}

	function coseKey() {
		const { x, y } = publicKey.export({ format: "jwk" });
		return Buffer.from(
			isoCBOR.encode(
				new Map<number, unknown>([
					[1, 2],
					[3, -7],
					[-1, 1],
					[-2, new Uint8Array(Buffer.from(x!, "base64url"))],
					[-3, new Uint8Array(Buffer.from(y!, "base64url"))],
				]) as never,
			),
		);
	}
}

/** Sixteen zero bytes for an unnamed model, then the id with its length. */
const keyHeader = (id: Buffer) => Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id]);

const clientData = (type: string, challenge: string, { origin }: Site) =>
	Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
