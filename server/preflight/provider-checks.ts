import { randomUUID } from "node:crypto";
import { couriersNamed } from "../../app/delivery/couriers/couriers.server";
import { photoStore } from "../../app/editing/photos/photo-store.server";
import { mailPort } from "../../app/messages/mails/mail-port.server";
import { type GatewayAccess, gatewayNamed } from "../../app/orders/payments/gateways/gateways.server";
import { type Check, fault, note, ok } from "./finding";

const mostSecondsApart = 30;

/** Those outside who carry mails, money, parcels and photographs, each asked for something that changes nothing. */
export const providerChecks = (access: GatewayAccess): Check[] => {
	const { settings } = access;
	const unlessStaging = settings.APP_ENV === "staging" ? note : fault;
	return [
		[
			"mail",
			async () => {
				const port = mailPort(settings);
				if (!port) return unlessStaging("SMTP_URL is missing: mails stay in the outbox");
				await port.check();
				const isPlain = settings.SMTP_URL?.includes("requireTLS=false");
				return isPlain
					? note("the server takes the password, without TLS")
					: ok("the server takes the password, over TLS");
			},
		],
		[
			"text messages",
			() =>
				settings.SMS_PROVIDER === "outbox"
					? unlessStaging("SMS_PROVIDER is outbox: no code reaches a phone")
					: note("cannot be asked without sending one: register with your own number"),
		],
		[
			"payments",
			async () => {
				if (settings.PAYMENT_GATEWAY === "simulator") return fault("the simulator takes no money");
				// No such payment: only who knows the key is told so.
				const { state } = await gatewayNamed(settings.PAYMENT_GATEWAY, access).readStatus(
					`preflight-${randomUUID()}`,
				);
				if (state !== "unknown") return fault(`a payment that does not exist is ${state}`);
				return settings.MIDTRANS_SANDBOX
					? fault("the key is accepted, but MIDTRANS_SANDBOX takes no money")
					: ok("the key is accepted");
			},
		],
		[
			"couriers",
			async () => {
				if (settings.COURIERS === "simulator") return fault("the simulator carries nothing");
				const answer = await couriersNamed(settings.COURIERS, access).track({
					trackingId: `preflight-${randomUUID()}`,
					waybill: null,
					courier: "",
				});
				return answer ? fault("a parcel that does not exist is on its way") : ok("the key is accepted");
			},
		],
		[
			"photographs",
			async () => {
				const store = photoStore(settings);
				const [id, bytes] = [`preflight-${randomUUID()}`, Buffer.from("preflight")];
				await store.put(id, bytes);
				const read = await store.get(id);
				await store.remove(id);
				const place =
					settings.PHOTO_STORE === "s3" ? settings.S3_URL : "DATA_DIR, which all processes must share";
				return read?.equals(bytes)
					? ok(`written, read and deleted in ${place}`)
					: fault(`not what was written in ${place}`);
			},
		],
		[
			"clock",
			async () => {
				const { headers } = await fetch(settings.MIDTRANS_URL ?? "https://api.midtrans.com", {
					method: "HEAD",
					redirect: "manual",
					signal: AbortSignal.timeout(10_000),
				});
				const theirs = Date.parse(headers.get("date") ?? "");
				if (Number.isNaN(theirs)) return note("nobody outside said what time it is");
				const apart = Math.abs(Date.now() - theirs) / 1000;
				const seen = `${apart.toFixed(0)} seconds from the payment provider's`;
				return apart > mostSecondsApart ? fault(seen) : ok(seen);
			},
		],
	];
};
