import { fetchFault } from "../../../../platform/http/fetch-fault.server";
import { GatewayAway } from "../../gateway";

/** They normally answer within seconds; after this the job retries later. */
const timeLimit = 12_000;

export type MidtransAnswer = { status: number; body: object };
export type AskMidtrans = (method: "GET" | "POST", url: string, body?: object) => Promise<MidtransAnswer>;

export const askMidtrans =
	(key: string): AskMidtrans =>
	async (method, url, body) => {
		try {
			const response = await fetch(url, {
				method,
				headers: {
					accept: "application/json",
					authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
					...(body && { "content-type": "application/json" }),
				},
				...(body && { body: JSON.stringify(body) }),
				redirect: "error",
				signal: AbortSignal.timeout(timeLimit),
			});
			const answer: unknown = await response.json();
			if (response.status >= 500 || response.status === 429)
				throw new GatewayAway(`Midtrans answered ${response.status}`);
			if (typeof answer !== "object" || answer === null)
				throw new GatewayAway("Midtrans' answer is not an object");
			return { status: response.status, body: answer };
		} catch (error) {
			if (error instanceof GatewayAway) throw error;
			throw new GatewayAway(`Midtrans: ${fetchFault(error)}`);
		}
	};
