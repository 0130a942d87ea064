import http from "node:http";
import https from "node:https";
import { lookUpPublic } from "../../platform/http/public-address.server";
import { DeliveryError } from "../delivery-error";

type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };
const timeout = 10_000;

/** Posts to a push service and answers with its status. Follows no redirect, and connects to public addresses only. */
export function postPush({ endpoint, headers, body }: PushRequest): Promise<number> {
	return new Promise((resolve, reject) => {
		const url = new URL(endpoint);
		const fail = (reason: string) => reject(new DeliveryError(`push ${reason}`, true));
		const { request } = url.protocol === "https:" ? https : http;
		const sent = request(url, { method: "POST", headers, timeout, lookup: lookUpPublic }, (response) => {
			response.resume();
			response.once("end", () => resolve(response.statusCode ?? 0));
			response.once("error", () => fail("broken answer"));
		});
		sent.once("timeout", () => sent.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
		// The endpoint is a secret, and an error of the network repeats it: only its code is passed on.
		sent.once("error", (error: NodeJS.ErrnoException) => fail(error.code ?? "unreachable"));
		sent.end(body);
	});
}
