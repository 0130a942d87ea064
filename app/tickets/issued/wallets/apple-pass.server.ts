import { PKPass } from "passkit-generator";
import sharp from "sharp";
import { club } from "../../../../club/profile";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import type { Settings } from "../../../platform/settings.server";
import { type Language, textsIn } from "../../../platform/words/language";
import { drawAppIcon } from "../../../ui/art/app-icon";
import type { ShownTicket } from "../contract";
import { passTexts } from "../texts";
import { spellTicketNumber } from "../ticket-number";

/** Where a phone asks for the pass again, and what it shows to get it. */
export type PassUpdates = { url: string; token: string };

/** A `.pkpass`: a zip of the ticket as JSON and the club's crest, with a list of their hashes signed by the club's certificate. */
export async function makeApplePass(
	settings: Settings,
	event: Fixture,
	pass: ShownTicket,
	language: Language,
	updates: PassUpdates,
): Promise<Buffer> {
	const files = {
		"pass.json": Buffer.from(JSON.stringify(describe(settings, event, pass, language, updates))),
		...(await icons()),
	};
	const made = new PKPass(files, {
		wwdr: settings.APPLE_PASS_WWDR!,
		signerCert: settings.APPLE_PASS_CERTIFICATE!,
		signerKey: settings.APPLE_PASS_KEY!,
		...(settings.APPLE_PASS_KEY_PASSWORD && { signerKeyPassphrase: settings.APPLE_PASS_KEY_PASSWORD }),
	});
	return made.getAsBuffer();
}

function describe(
	settings: Settings,
	event: Fixture,
	pass: ShownTicket,
	language: Language,
	updates: PassUpdates,
) {
	const t = textsIn(passTexts, language);
	const field = (key: string, label: string, value: string) => ({ key, label, value });
	const seat = pass.seat
		? [field("row", t.row, String(pass.seat.row)), field("seat", t.seat, String(pass.seat.number))]
		: [];
	return {
		formatVersion: 1,
		passTypeIdentifier: settings.APPLE_PASS_TYPE,
		teamIdentifier: settings.APPLE_TEAM,
		serialNumber: pass.number,
		webServiceURL: updates.url,
		authenticationToken: updates.token,
		// Shown as such, and kept out of the way; a dispute that is won brings it back.
		voided: !pass.qr || pass.isDisputed,
		organizationName: club.name,
		description: t.ticketsOf(fixtureTitle(event)),
		groupingIdentifier: event.slug,
		relevantDate: event.startsAt,
		expirationDate: event.endsAt,
		foregroundColor: "rgb(240, 245, 243)",
		labelColor: "rgb(201, 216, 228)",
		backgroundColor: "rgb(17, 48, 222)",
		// The code is plain ASCII, so this encoding leaves it as it is.
		barcodes: pass.qr
			? [
					{
						format: "PKBarcodeFormatQR",
						message: pass.qr.code,
						messageEncoding: "iso-8859-1",
						altText: spellTicketNumber(pass.number),
					},
				]
			: [],
		eventTicket: {
			headerFields: [field("gate", t.gate, pass.section.gate)],
			primaryFields: [field("event", event.venue.name, fixtureTitle(event))],
			secondaryFields: [
				{
					...field("start", t.start, event.startsAt),
					dateStyle: "PKDateStyleMedium",
					timeStyle: "PKDateStyleShort",
				},
			],
			auxiliaryFields: [field("block", t.block, pass.section.label), ...seat],
			backFields: [field("holder", t.holder, pass.holder), field("order", t.order, pass.orderNumber)],
		},
	};
}

/** Drawn once per process. */
let drawn: Promise<Record<string, Buffer>> | undefined;
const icons = () => (drawn ??= drawIcons());

async function drawIcons() {
	const sizes = { "icon.png": 29, "icon@2x.png": 58, "icon@3x.png": 87, "logo.png": 50, "logo@2x.png": 100 };
	const pictures = await Promise.all(
		Object.entries(sizes).map(async ([name, size]): Promise<[string, Buffer]> => {
			const svg = Buffer.from(drawAppIcon(size));
			return [name, await sharp(svg).resize(size, size).png().toBuffer()];
		}),
	);
	return Object.fromEntries(pictures);
}
