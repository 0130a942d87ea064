import { type LookupAddress, lookup as lookUp } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { DeliveryFault } from "../messages/delivery-fault";
import { isPublicAddress } from "./push-endpoint.server";

type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };
const timeout = 10_000;

/** Posts to a push service and answers with its status. Follows no redirect, and connects to public addresses only. */
export function postPush({ endpoint, headers, body }: PushRequest): Promise<number> {
	return new Promise((resolve, reject) => {
		const url = new URL(endpoint);
		const fail = (reason: string) => reject(new DeliveryFault(`push ${reason}`, true));
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

/** Connects to the address that was checked; a second DNS look-up could return another one. */
const lookUpPublic: LookupFunction = (host, options, done) => {
	lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
		if (error) return done(error, []);
		const [first] = addresses;
		if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
			return done(Object.assign(new Error("private address"), { code: "EPRIVATE" }), []);
		if (options.all) return done(null, addresses);
		done(null, first.address, first.family);
	});
};
