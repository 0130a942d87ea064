import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Settings } from "../app/platform/settings.server";
import { carriesSecret } from "./secret-addresses";

/** One static policy without inline scripts: cached pages need no nonce, and injected scripts cannot run. */
const policy = {
	"default-src": ["'none'"],
	"script-src": ["'self'"],
	"style-src": ["'self'", "'unsafe-inline'"],
	"img-src": ["'self'", "data:", "blob:"],
	"font-src": ["'self'"],
	"connect-src": ["'self'"],
	"media-src": ["'self'", "blob:"],
	"frame-src": ["https://www.youtube-nocookie.com"],
	"worker-src": ["'self'"],
	"manifest-src": ["'self'"],
	"base-uri": ["'none'"],
	"form-action": ["'self'"],
	"frame-ancestors": ["'none'"],
	"object-src": ["'none'"],
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["ombak"],
};

export async function setSecurityHeaders(app: FastifyInstance, settings: Settings, isDevelopment = false) {
	const isHttps = settings.publicUrl.startsWith("https:");
	const headers = await headersOf({
		contentSecurityPolicy: isDevelopment
			? false
			: {
					useDefaults: false,
					directives: { ...policy, ...(isHttps && { "upgrade-insecure-requests": [] }) },
				},
		strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		crossOriginEmbedderPolicy: false,
		// A share popup is cross-origin; under "same-origin" we would never see it close.
		crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
		crossOriginResourcePolicy: { policy: "same-origin" },
		// Only for Internet Explorer, Flash and XSS filters that browsers have dropped: wasted bytes in every answer.
		xDownloadOptions: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
		xDnsPrefetchControl: false,
	});
	headers["permissions-policy"] = "camera=(), microphone=(), geolocation=(self), payment=(), usb=()";
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(headers);
		// A URL that contains a log-in token must not leak through the referrer.
		if (carriesSecret(request.url)) reply.header("referrer-policy", "no-referrer");
		done();
	});
}

/** The headers Helmet would compute for every response. They never change, so it runs once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
	const probe = Fastify();
	await probe.register(helmet, options);
	probe.addHook("onSend", async (_, reply) => {
		written = reply.raw.getHeaders() as Record<string, string>;
	});
	let written: Record<string, string> = {};
	probe.get("/", async () => "");
	await probe.inject("/");
	await probe.close();
	return { ...written };
}
