import { createHash, createPublicKey, verify } from "node:crypto";
import forge from "node-forge";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { noLimits } from "../../../../test/call-freely";
import { buyTickets, createTicketSale } from "../../../../test/ticket-sale";
import { unzip, walletEnvironment } from "../../../../test/wallet-environment";
import { createLoggedInMember } from "../../../members/factories.server";
import { readSettings } from "../../../platform/settings.server";
import { admitTicket } from "../admit-ticket.server";
import { passList, type ShownTicket } from "../contract";
import { pathOfCode } from "../qr/ticket-code";
import { googlePass } from "./contract";

const { environment, club, google } = walletEnvironment();

const on = await testApp(environment, { limits: noLimits });
const off = await testApp({}, { limits: noLimits });

async function buyOne({ db, jobs, settings, call }: typeof on) {
	const fan = await createLoggedInMember(db);
	const { saleId, sections } = await createTicketSale(db);
	const context = { db, jobs, settings, limits: noLimits };
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	const { events } = (await call(passList, {}, { token: fan.token })).body;
	return { pass: events[0]!.passes[0]!, event: events[0]!.event };
}
let bought: Awaited<ReturnType<typeof buyOne>>;
beforeAll(async () => {
	bought = await buyOne(on);
});
const wordOf = ({ qr }: ShownTicket) => pathOfCode(qr!.code);

describe("a ticket for Apple Wallet", () => {
	it("is a zip whose manifest names every file's hash and is signed by the club's certificate", async () => {
		const { pass, event } = bought;
		expect(pass.wallets).toEqual(["apple", "google"]);
		const response = await on.app.inject(`/api/passes/${wordOf(pass)}/apple?lang=en`);
		expect(response.headers["content-type"]).toBe("application/vnd.apple.pkpass");
		const files = unzip(response.rawPayload);
		const manifest = files.get("manifest.json")!;
		const { "pass.json": _, ...others } = JSON.parse(manifest.toString());
		expect(Object.keys(others).sort()).toEqual([
			"icon.png",
			"icon@2x.png",
			"icon@3x.png",
			"logo.png",
			"logo@2x.png",
		]);
		for (const [name, hash] of Object.entries(JSON.parse(manifest.toString())))
			expect(createHash("sha1").update(files.get(name)!).digest("hex"), name).toBe(hash);
		expect([...files.keys()].filter((name) => !/^(manifest.json|signature)$/.test(name)).sort()).toEqual(
			Object.keys(JSON.parse(manifest.toString())).sort(),
		);
		expect(isSigned(files.get("signature")!, manifest, club.certificate)).toBe(true);
		expect(isSigned(files.get("signature")!, Buffer.from("{}"), club.certificate)).toBe(false);

		const shown = JSON.parse(files.get("pass.json")!.toString());
		expect(shown).toMatchObject({
			passTypeIdentifier: "pass.club.tickets",
			teamIdentifier: "A1B2C3D4E5",
			serialNumber: pass.number,
			barcodes: [{ format: "PKBarcodeFormatQR", message: pass.qr!.code }],
			relevantDate: event.startsAt,
		});
		expect(shown.eventTicket.auxiliaryFields).toMatchObject([{ label: "Block", value: "North 1" }]);
	});
});

describe("a ticket for Google Wallet", () => {
	it("is a token signed by the club's service account", async () => {
		const { pass, event } = bought;
		const { url } = (await on.call(googlePass, { code: wordOf(pass) })).body;
		const [, head, claims, signature] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)\.(.+)\.(.+)$/.exec(
			url,
		)!;
		const isGood = verify(
			"RSA-SHA256",
			Buffer.from(`${head}.${claims}`),
			google.publicKey,
			Buffer.from(signature!, "base64url"),
		);
		expect(isGood).toBe(true);
		const said = JSON.parse(Buffer.from(claims!, "base64url").toString());
		expect(said).toMatchObject({ iss: "tiket@klub.example", aud: "google", typ: "savetowallet" });
		const classId = `3388000000012345678.${event.slug}`;
		expect(said.payload.eventTicketClasses).toMatchObject([
			{ id: classId, dateTime: { start: event.startsAt } },
		]);
		expect(said.payload.eventTicketObjects).toMatchObject([
			{
				classId,
				id: `3388000000012345678.${pass.number}`,
				barcode: { type: "QR_CODE", value: pass.qr!.code },
			},
		]);
	});
});

describe("a wallet's ticket", () => {
	it("is for anyone with the signed code, not for anyone who knows the number", async () => {
		const { pass } = bought;
		for (const wallet of ["apple", "google"])
			expect((await on.app.inject(`/api/passes/${pass.number}/${wallet}`)).statusCode).toBe(404);
	});

	it("is not made of a ticket that was used", async () => {
		const { pass } = await buyOne(on);
		await admitTicket(on.db, pass.number, "A");
		const response = await on.app.inject(`/api/passes/${wordOf(pass)}/apple`);
		expect([response.statusCode, response.json().error]).toEqual([409, "passes.dead"]);
	});

	it("does not exist where the club has no certificates: no button and no file", async () => {
		const { pass } = await buyOne(off);
		expect(pass.wallets).toEqual([]);
		for (const wallet of ["apple", "google"]) {
			const response = await off.app.inject(`/api/passes/${wordOf(pass)}/${wallet}`);
			expect([response.statusCode, response.json().error]).toEqual([404, "wallet.off"]);
		}
	});
});

it("reports at startup what is wrong with the certificates", () => {
	const faultsOf = (changed: object) => {
		try {
			return readSettings({ ...environment, ...changed }) && [];
		} catch (error) {
			return (error as { faults: string[] }).faults;
		}
	};
	expect(faultsOf({})).toEqual([]);
	expect(faultsOf({ APPLE_PASS_KEY: "/tidak/ada.pem" })[0]).toMatch(/^APPLE_PASS_KEY: file not found/);
	expect(faultsOf({ APPLE_PASS_KEY: environment.APPLE_PASS_CERTIFICATE })[0]).toMatch(
		/^APPLE_PASS_KEY: the file/,
	);
	expect(faultsOf({ APPLE_TEAM: "" })).toEqual(["APPLE_TEAM: required for Apple Wallet"]);
	expect(faultsOf({ GOOGLE_WALLET_ACCOUNT: environment.APPLE_PASS_KEY })[0]).toMatch(/service account/);
	expect(faultsOf({ GOOGLE_WALLET_ISSUER: "" })).toEqual([
		"GOOGLE_WALLET_ISSUER: required for Google Wallet",
	]);
});

/** A detached PKCS #7 signature: the signed attributes contain the manifest's hash, and the certificate's key signed them. */
function isSigned(signature: Buffer, manifest: Buffer, certificate: string): boolean {
	type Node = { value: Node[] };
	const der = forge.asn1.fromDer(signature.toString("binary"));
	const [, , , , signers] = (der as unknown as Node).value[1]!.value[0]!.value;
	const [, , , attributes, , signed] = signers!.value[0]!.value;
	const bytesOf = (node: Node | undefined) => Buffer.from(node!.value as unknown as string, "binary");
	const digest = attributes!.value
		.map(({ value: [type, values] }) => ({
			type: forge.asn1.derToOid(bytesOf(type).toString("binary")),
			value: values!.value[0],
		}))
		.find(({ type }) => type === forge.pki.oids.messageDigest);
	if (!bytesOf(digest?.value).equals(createHash("sha1").update(manifest).digest())) return false;
	const set = forge.asn1.create(
		forge.asn1.Class.UNIVERSAL,
		forge.asn1.Type.SET,
		true,
		attributes!.value as unknown as forge.asn1.Asn1[],
	);
	const content = Buffer.from(forge.asn1.toDer(set).getBytes(), "binary");
	return verify("RSA-SHA1", content, createPublicKey(certificate), bytesOf(signed));
}
