import { fetchFault } from "../../../platform/http/fetch-fault.server";
import type { Settings } from "../../../platform/settings.server";
import { CourierAway } from "../../shipping/courier";

const timeLimit = 8_000;

export type BiteshipAnswer = { status: number; body: unknown };
export type CallBiteship = (method: "GET" | "POST", path: string, body?: object) => Promise<BiteshipAnswer>;

/** Anything that another try may mend is `CourierAway`. */
export function biteshipOf(
	settings: Pick<Settings, "BITESHIP_URL" | "BITESHIP_API_KEY">,
	patience = timeLimit,
): CallBiteship {
	const base = settings.BITESHIP_URL ?? "https://api.biteship.com";
	return async (method, path, body) => {
		try {
			const response = await fetch(`${base}${path}`, {
				method,
				// The bare key, without "Bearer".
				headers: {
					accept: "application/json",
					authorization: settings.BITESHIP_API_KEY ?? "",
					...(body && { "content-type": "application/json" }),
				},
				...(body && { body: JSON.stringify(body) }),
				redirect: "error",
				signal: AbortSignal.timeout(patience),
			});
			const answer: unknown = await response.json();
			if (response.status >= 500 || response.status === 429 || response.status === 401)
				throw new CourierAway(`Biteship answered ${response.status}`);
			return { status: response.status, body: answer };
		} catch (error) {
			if (error instanceof CourierAway) throw error;
			throw new CourierAway(`Biteship: ${fetchFault(error)}`);
		}
	};
}

export const objectIn = (body: unknown, name: string): unknown =>
	(body as Record<string, unknown> | null)?.[name] ?? {};

export const arrayIn = (body: unknown, name: string): unknown[] => {
	const value = objectIn(body, name);
	return Array.isArray(value) ? value : [];
};

export function stringIn(body: unknown, name: string): string | null {
	const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : null;
	return typeof value === "string" && value !== "" ? value : null;
}

/** Whole rupiah; null for anything else. */
export function rupiahIn(body: unknown, name: string): number | null {
	const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : null;
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
