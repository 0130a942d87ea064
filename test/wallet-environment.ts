import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import forge from "node-forge";
import { whenDone } from "./when-done";

/** A club's certificates for both wallets, in files, as its settings name them. */
export function walletEnvironment() {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-wallet-"));
	whenDone(async () => rmSync(folder, { recursive: true }));
	const fileOf = (name: string, text: string) => {
		writeFileSync(path.join(folder, name), text);
		return path.join(folder, name);
	};
	const club = makeCertificate("Pass Type ID: pass.club.tickets");
	const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const googleKey = google.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
	const account = { client_email: "tiket@klub.example", private_key: googleKey };
	const environment = {
		APPLE_PASS_TYPE: "pass.club.tickets",
		APPLE_TEAM: "A1B2C3D4E5",
		APPLE_PASS_CERTIFICATE: fileOf("pass.pem", club.certificate),
		APPLE_PASS_KEY: fileOf("key.pem", club.key),
		APPLE_PASS_WWDR: fileOf("wwdr.pem", makeCertificate("Apple Worldwide Developer Relations").certificate),
		GOOGLE_WALLET_ISSUER: "3388000000012345678",
		GOOGLE_WALLET_ACCOUNT: fileOf("account.json", JSON.stringify(account)),
	};
	return { environment, club, google };
}

/** Self-signed. */
function makeCertificate(name: string) {
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
	const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();
	const certificate = forge.pki.createCertificate();
	certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
	certificate.serialNumber = "01";
	certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
	certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
	certificate.setSubject([{ name: "commonName", value: name }]);
	certificate.setIssuer([{ name: "commonName", value: name }]);
	certificate.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create());
	return { key, certificate: forge.pki.certificateToPem(certificate) };
}

/** The entries of a zip that compresses nothing. */
export function unzip(zip: Buffer): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
		const [size, nameLength, extra] = [
			zip.readUInt32LE(at + 18),
			zip.readUInt16LE(at + 26),
			zip.readUInt16LE(at + 28),
		];
		const start = at + 30 + nameLength + extra;
		files.set(zip.toString("utf8", at + 30, at + 30 + nameLength), zip.subarray(start, start + size));
		at = start + size;
	}
	return files;
}
