import { DeliveryError } from "../delivery-error";

const timeout = 10_000;

/** The status and JSON of a provider's answer, null where it is none. A provider out of reach is a passing fault. */
export async function requestProvider(url: string, init: RequestInit) {
	try {
		const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
		return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
	} catch (error) {
		const { name, cause } = error as Error & { cause?: { code?: string } };
		throw new DeliveryError(cause?.code ?? name, true);
	}
}
