import type { Coordinates } from "../shipping/courier";

const steps = 1_000_000;

/** "-6.1168, 106.7942", as maps copy it; also with a comma for the point. Null for nothing; out of range for no numbers. */
export function readCoordinates(text: string): Coordinates | null {
	if (!text.trim()) return null;
	const [latitude = Number.NaN, longitude = Number.NaN] = (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map(
		(part) => Math.round(Number(part.replace(",", ".")) * steps) / steps,
	);
	return Number.isNaN(latitude) || Number.isNaN(longitude) ? unreadable : { latitude, longitude };
}

/** Refused by the server, with its text beside the field. */
const unreadable: Coordinates = { latitude: 999, longitude: 999 };

export const writeCoordinates = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`;
