import { createSign } from "node:crypto";
import { club } from "../../../../club/profile";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import type { Settings } from "../../../platform/settings.server";
import type { Language } from "../../../platform/words/language";
import type { ShownTicket } from "../contract";
import { spellTicketNumber } from "../ticket-number";

/** The address that saves a ticket: a token with event and ticket, signed by the club's service account. */
export function googleSaveUrl(
	settings: Settings,
	event: Fixture,
	pass: ShownTicket,
	language: Language,
): string {
	const { client_email: account, private_key: key } = settings.GOOGLE_WALLET_ACCOUNT!;
	const token = signJwt(
		{
			iss: account,
			aud: "google",
			typ: "savetowallet",
			iat: Math.floor(Date.now() / 1000),
			origins: [settings.publicUrl],
			payload: describe(settings, event, pass, language),
		},
		key,
	);
	return `https://pay.google.com/gp/v/save/${token}`;
}

function describe(
	{ GOOGLE_WALLET_ISSUER: issuer }: Settings,
	event: Fixture,
	pass: ShownTicket,
	language: Language,
) {
	const text = (value: string) => ({ defaultValue: { language, value } });
	const classId = `${issuer}.${event.slug}`;
	return {
		eventTicketClasses: [
			{
				id: classId,
				issuerName: club.name,
				reviewStatus: "UNDER_REVIEW",
				eventName: text(fixtureTitle(event)),
				venue: { name: text(event.venue.name), address: text(event.venue.city) },
				dateTime: { start: event.startsAt, end: event.endsAt },
			},
		],
		eventTicketObjects: [
			{
				id: `${issuer}.${pass.number}`,
				classId,
				state: "ACTIVE",
				ticketHolderName: pass.holder,
				ticketNumber: spellTicketNumber(pass.number),
				barcode: { type: "QR_CODE", value: pass.qr!.code, alternateText: spellTicketNumber(pass.number) },
				seatInfo: {
					gate: text(pass.section.gate),
					section: text(pass.section.label),
					...(pass.seat && { row: text(String(pass.seat.row)), seat: text(String(pass.seat.number)) }),
				},
			},
		],
	};
}

function signJwt(claims: object, key: string): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
	return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}
