import { once } from "node:events";
import { connect } from "node:tls";
import { mostPhotoBytes } from "../../app/editing/photos/photo-limits";
import type { Settings } from "../../app/platform/settings.server";
import { type Check, fault, note, ok } from "./finding";

const patience = 10_000;
const day = 86_400_000;
/** Of a documentation network: nobody's. */
const forged = "203.0.113.99";

/** The running site as its visitors reach it: by its name, over TLS and through whatever is in front. */
export function outsideChecks({
	publicUrl,
	PUBLIC_URL,
	BITESHIP_WEBHOOK_HEADER,
	FILM_MB,
}: Settings): Check[] {
	const get = (path: string, init: RequestInit = {}) =>
		fetch(publicUrl + path, { redirect: "manual", signal: AbortSignal.timeout(patience), ...init });
	const addressSeen = async (headers: Record<string, string>) => {
		const answer = await get("/healthz", { headers });
		const { address } = (await answer.json()) as { address?: string };
		if (!address) throw new Error(`${publicUrl}/healthz is not this version's`);
		return address;
	};
	return [
		[
			"public URL",
			async () => {
				if (!PUBLIC_URL) return fault("PUBLIC_URL is missing");
				if (!publicUrl.startsWith("https:")) return fault(`${publicUrl} is not https`);
				const { status } = await get("/readyz");
				return status === 200 ? ok(`${publicUrl} is ready`) : fault(`${publicUrl}/readyz answered ${status}`);
			},
		],
		[
			"certificate",
			async () => {
				if (!publicUrl.startsWith("https:")) return fault("none");
				const days = await daysLeft(new URL(publicUrl));
				return days < 14 ? fault(`ends in ${days} days: is it renewed?`) : ok(`valid for ${days} days`);
			},
		],
		[
			"plain HTTP",
			async () => {
				const { host } = new URL(publicUrl);
				const answer = await fetch(`http://${host}/`, {
					redirect: "manual",
					signal: AbortSignal.timeout(patience),
				});
				await answer.body?.cancel();
				return answer.headers.get("location")?.startsWith("https:")
					? ok("leads to https")
					: fault(`answers ${answer.status} instead of leading to https`);
			},
		],
		[
			"forged address",
			async () => {
				const own = await addressSeen({});
				const headers = { "x-forwarded-for": forged, "x-real-ip": forged, forwarded: `for=${forged}` };
				return (await addressSeen(headers)) === forged
					? fault(
							"counts as the visitor's: everybody can escape the limits. TRUST_PROXY trusts too much, or the port is open",
						)
					: ok(`does not count: the site sees ${own}, which should be this machine's own`);
			},
		],
		[
			"stream of changes",
			async () => {
				const { status, body } = await get("/api/changes?of=events");
				if (status !== 200 || !body) return fault(`/api/changes answered ${status}`);
				const reader = body.getReader();
				const { done } = await reader.read();
				await reader.cancel();
				return done ? fault("ends at once") : ok("arrives as it comes");
			},
		],
		[
			"uploads",
			async () => {
				// Refused for want of a log-in, by the site; too large only by a proxy.
				const { status } = await get("/api/photos", {
					method: "POST",
					headers: { "content-type": "image/webp" },
					body: Buffer.alloc(mostPhotoBytes),
				});
				return status === 413
					? fault("the proxy refuses photographs of 5 MB")
					: ok("photographs of 5 MB reach the site");
			},
		],
		[
			"films",
			async () => {
				const { status } = await get("/api/staff/films", {
					method: "POST",
					headers: { "content-type": "video/mp4" },
					body: Buffer.alloc(filmBytes),
				});
				return status === 413
					? fault("the proxy refuses films, which have to be uploaded to /api/staff/films")
					: ok(`films reach the site, which takes up to ${FILM_MB} MB`);
			},
		],
		[
			"metrics",
			async () => {
				const { status } = await get("/metrics");
				return status === 200 ? fault("are open to everybody") : ok("are closed to strangers");
			},
		],
		["enter at Midtrans", () => note(`payment notification URL: ${publicUrl}/api/payments/notices/midtrans`)],
		[
			"enter at Biteship",
			() =>
				note(
					`webhook: ${publicUrl}/api/shipping/notices/biteship, with the header ${BITESHIP_WEBHOOK_HEADER} and your BITESHIP_WEBHOOK_SECRET`,
				),
		],
	];
}

/** More than a proxy takes that knows of photographs only. */
const filmBytes = 13 * 1024 * 1024;

async function daysLeft({ hostname, port }: URL) {
	const socket = connect({
		host: hostname,
		port: Number(port || 443),
		servername: hostname,
		timeout: patience,
	});
	socket.once("timeout", () => socket.destroy(new Error("no TLS within ten seconds")));
	try {
		await once(socket, "secureConnect");
		return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day);
	} finally {
		socket.destroy();
	}
}
