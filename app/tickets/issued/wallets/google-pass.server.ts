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
			payload: {
				eventTicketClasses: [googleClass(settings, event, language)],
				eventTicketObjects: [googleObject(settings, event, pass, language)],
			},
		},
		key,
	);
	return `https://pay.google.com/gp/v/save/${token}`;
}

const text = (language: Language) => (value: string) => ({ defaultValue: { language, value } });

const classIdOf = ({ GOOGLE_WALLET_ISSUER: issuer }: Settings, { slug }: Fixture) => `${issuer}.${slug}`;

/** The event, once for all its tickets. */
export function googleClass(settings: Settings, event: Fixture, language: Language) {
	const say = text(language);
	return {
		id: classIdOf(settings, event),
		issuerName: club.name,
		reviewStatus: "UNDER_REVIEW",
		eventName: say(fixtureTitle(event)),
		venue: { name: say(event.venue.name), address: say(event.venue.city) },
		dateTime: { start: event.startsAt, end: event.endsAt },
	};
}

export function googleObject(settings: Settings, event: Fixture, pass: ShownTicket, language: Language) {
	const say = text(language);
	const spelt = spellTicketNumber(pass.number);
	return {
		id: `${settings.GOOGLE_WALLET_ISSUER}.${pass.number}`,
		classId: classIdOf(settings, event),
		state: stateOf(pass),
		ticketHolderName: pass.holder,
		ticketNumber: spelt,
		// Without one, what was there before stays, greyed.
		...(pass.qr && { barcode: { type: "QR_CODE", value: pass.qr.code, alternateText: spelt } }),
		seatInfo: {
			gate: say(pass.section.gate),
			section: say(pass.section.label),
			...(pass.seat && { row: say(String(pass.seat.row)), seat: say(String(pass.seat.number)) }),
		},
	};
}

function stateOf({ state, isDisputed, isFrozen }: ShownTicket) {
	if (state === "used") return "COMPLETED";
	return state === "valid" && !isDisputed && !isFrozen ? "ACTIVE" : "INACTIVE";
}

export function signJwt(claims: object, key: string): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
	return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}
