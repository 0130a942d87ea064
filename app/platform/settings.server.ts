import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import * as z from "zod";
import { isTextChannel, textChannels } from "./text-channels";

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));
const flag = z.pipe(
	z.enum(["yes", "no"]),
	z.transform((value) => value === "yes"),
);
const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

/** Named proxies only, never "all": anything left of the right-most untrusted address may be forged. */
const trustedProxies = z.pipe(
	z
		.string()
		.check(
			z.refine(
				(text) => text === "no" || /^[1-9]$/.test(text) || listOf(text).every(isAddressOrNetwork),
				"must be no, the number of proxies in front (1 to 9), or their addresses or networks, such as 10.0.0.0/8,::1",
			),
		),
	z.transform((text) => (text === "no" ? false : /^[1-9]$/.test(text) ? Number(text) : listOf(text))),
);
const listOf = (text: string) => text.split(",").map((part) => part.trim());
function isAddressOrNetwork(text: string) {
	const [address = "", bits, ...rest] = text.split("/");
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A file name; read at startup, so that a wrong one is reported then. */
const textFile = z.pipe(
	z.string().check(z.refine((name) => readFile(name) !== null, "file not found or not readable")),
	z.transform((name) => readFile(name) ?? ""),
);
const pemFile = (kind: string) =>
	textFile.check(z.refine((text) => text.includes(`${kind}-----`), `the file contains no PEM ${kind}`));

/** Google's JSON file for a service account. */
const accountFile = z.pipe(
	textFile,
	z.transform((text, context) => {
		const account = z
			.object({ client_email: z.email(), private_key: z.string().check(z.includes("PRIVATE KEY-----")) })
			.safeParse(readJson(text));
		if (account.success) return account.data;
		context.issues.push({
			code: "custom",
			input: text,
			message: "the file is not a service account JSON file",
		});
		return z.NEVER;
	}),
);

function readFile(name: string): string | null {
	try {
		return readFileSync(name, "utf8");
	} catch {
		return null;
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const isOrigin = (text: string) =>
	URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
const originList = z.pipe(
	z
		.string()
		.check(
			z.refine(
				(text) => listOf(text).every(isOrigin),
				"must be origins, like https://liga.example, separated by commas",
			),
		),
	z.transform(listOf),
);

/** The order in which a text tries its ways. */
const channelList = z.pipe(
	z
		.string()
		.check(
			z.refine(
				(text) => new Set(listOf(text)).size === listOf(text).length && listOf(text).every(isTextChannel),
				`must name each of ${textChannels.join(", ")} at most once, separated by commas`,
			),
		),
	z.transform((text) => listOf(text).filter(isTextChannel)),
);

/** Every setting, in one place. The README's table lists the same names; a test compares them. */
export const settingsSchema = z.object({
	APP_ENV: z._default(z.enum(["demo", "staging", "production", "test"]), "demo"),
	HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
	PORT: z._default(port, 3000),
	PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
	TRUST_PROXY: z._default(trustedProxies, false),
	CLOSING_NOTICE: z._default(whole(0, 15), 0),
	LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
	DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
	DATABASE_POOL: z._default(whole(2, 200), 10),
	MIGRATE: z._default(flag, true),
	DATA_DIR: z._default(z.string().check(z.minLength(1)), ".data"),
	DEMO_CLUB: z._default(z.enum(["auto", "yes", "no"]), "auto"),
	GUEST_CACHE: z._default(flag, true),
	JOBS: z._default(flag, true),
	METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
	SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
	MAIL_FROM: z.optional(z.email()),
	STAFF_MAIL: z.optional(z.email()),
	MAIL_RATE: z._default(whole(1, 1_000), 10),
	MAIL_NOTICE_SECRET: z.optional(z.string().check(z.minLength(16))),
	TEXT_CHANNELS: z._default(channelList, [...textChannels]),
	WHATSAPP_PHONE: z.optional(
		z.string().check(z.regex(/^\d{5,30}$/, "must be the phone number's id at Meta")),
	),
	WHATSAPP_TOKEN: z.optional(z.string().check(z.minLength(16))),
	WHATSAPP_SECRET: z.optional(z.string().check(z.minLength(16))),
	WHATSAPP_VERIFY_TOKEN: z.optional(z.string().check(z.minLength(16))),
	WHATSAPP_URL: z.optional(z.url({ protocol: /^https?$/ })),
	SMS_PROVIDER: z._default(z.enum(["outbox", "twilio"]), "outbox"),
	TWILIO_ACCOUNT: z.optional(z.string()),
	TWILIO_SECRET: z.optional(z.string()),
	TWILIO_FROM: z.optional(z.string()),
	TWILIO_URL: z.optional(z.url({ protocol: /^https?$/ })),
	PARTNER_SECRET: z.optional(z.string().check(z.minLength(32))),
	PUSH_HOSTS: z.optional(z.string()),
	CORS_ORIGINS: z._default(originList, []),
	PAYMENT_GATEWAY: z._default(z.enum(["simulator", "midtrans"]), "simulator"),
	PAYMENT_CHECKS: z._default(whole(1, 6_000), 60),
	UNPAID_ORDERS: z._default(whole(1, 1_000_000), 3),
	UNPAID_PIECES: z._default(whole(1, 1_000_000), 20),
	SCARCE_BELOW: z._default(whole(0, 1_000_000), 20),
	SCARCE_MINUTES: z._default(whole(10, 1_440), 60),
	HOLD_LAPSES: z._default(whole(1, 1_000_000), 3),
	HOLD_PAUSE: z._default(whole(1, 1_440), 10),
	MIDTRANS_SERVER_KEY: z.optional(z.string().check(z.minLength(8))),
	MIDTRANS_MERCHANT_ID: z.optional(z.string()),
	MIDTRANS_SANDBOX: z._default(flag, false),
	MIDTRANS_URL: z.optional(z.url({ protocol: /^https?$/ })),
	COURIERS: z._default(z.enum(["simulator", "biteship"]), "simulator"),
	BITESHIP_API_KEY: z.optional(z.string().check(z.minLength(8))),
	BITESHIP_WEBHOOK_HEADER: z._default(z.string().check(z.regex(/^[\w-]+$/)), "x-webhook-secret"),
	BITESHIP_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
	BITESHIP_URL: z.optional(z.url({ protocol: /^https?$/ })),
	APPLE_PASS_TYPE: z.optional(
		z.string().check(z.regex(/^pass\.[\w.-]+$/, "must be an identifier such as pass.club.tickets")),
	),
	APPLE_TEAM: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/, "must be the ten-character team id"))),
	APPLE_PASS_CERTIFICATE: z.optional(pemFile("CERTIFICATE")),
	APPLE_PASS_KEY: z.optional(pemFile("PRIVATE KEY")),
	APPLE_PASS_KEY_PASSWORD: z.optional(z.string()),
	APPLE_PASS_WWDR: z.optional(pemFile("CERTIFICATE")),
	APPLE_PUSH_URL: z.optional(z.url({ protocol: /^https?$/ })),
	GOOGLE_WALLET_URL: z.optional(z.url({ protocol: /^https?$/ })),
	GOOGLE_WALLET_ISSUER: z.optional(z.string().check(z.regex(/^\d{5,30}$/, "must be the issuer's number"))),
	GOOGLE_WALLET_ACCOUNT: z.optional(accountFile),
	SIMULATORS: z._default(z.enum(["auto", "yes", "no"]), "auto"),
	STAFF_SECOND_STEP: z._default(z.enum(["auto", "yes", "no"]), "auto"),
	PHOTO_STORE: z._default(z.enum(["folder", "s3"]), "folder"),
	FILM_MB: z._default(whole(1, 4_000), 500),
	FFMPEG: z._default(z.string().check(z.minLength(1)), "ffmpeg"),
	S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
	S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), "us-east-1"),
	S3_ACCESS_KEY: z.optional(z.string().check(z.minLength(3))),
	S3_SECRET_KEY: z.optional(z.string().check(z.minLength(8))),
});
export type Settings = z.infer<typeof settingsSchema> & { publicUrl: string };

/** Reads the environment once at startup, so an error never surfaces later, in the middle of a request. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const given = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
	);
	const result = settingsSchema.safeParse(given);
	const faults = result.success
		? crossFaults(result.data)
		: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
	if (!result.success || faults.length > 0) throw new SettingsError(faults);
	const settings = result.data;
	return {
		...settings,
		publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ""),
	};
}

export class SettingsError extends Error {
	constructor(readonly faults: string[]) {
		super(faults.join("\n"));
		this.name = "SettingsFault";
	}
}

function crossFaults(settings: z.infer<typeof settingsSchema>) {
	const faults: string[] = [];
	const needs = (name: keyof typeof settings, why: string) => {
		if (!settings[name]) faults.push(`${name}: required ${why}`);
	};
	if (isLikeProduction(settings))
		needs("PUBLIC_URL", `in ${settings.APP_ENV}: links in mails are built from it`);
	if (settings.APP_ENV === "production") {
		needs("SMTP_URL", "in production: members must receive their mails");
		needs("MAIL_FROM", "in production");
		if (settings.SMS_PROVIDER === "outbox" && !settings.WHATSAPP_PHONE)
			faults.push(
				"SMS_PROVIDER: this or WhatsApp is required in production: codes must reach members' phones",
			);
	}
	if (settings.PAYMENT_GATEWAY === "simulator" && !mayPretend(settings))
		faults.push(
			"PAYMENT_GATEWAY: the simulator takes no money; name a real gateway, or allow it with SIMULATORS=yes",
		);
	if (settings.COURIERS === "simulator" && !mayPretend(settings))
		faults.push(
			"COURIERS: the simulator carries nothing; name real couriers, or allow it with SIMULATORS=yes",
		);
	if (settings.COURIERS === "biteship") {
		needs("BITESHIP_API_KEY", "with COURIERS=biteship");
		needs("BITESHIP_WEBHOOK_SECRET", "with COURIERS=biteship: it authenticates their webhooks");
	}
	if (settings.PAYMENT_GATEWAY === "midtrans") needs("MIDTRANS_SERVER_KEY", "with PAYMENT_GATEWAY=midtrans");
	const apple = [
		"APPLE_PASS_CERTIFICATE",
		"APPLE_PASS_KEY",
		"APPLE_PASS_WWDR",
		"APPLE_PASS_TYPE",
		"APPLE_TEAM",
	] as const;
	if (apple.some((name) => settings[name])) for (const name of apple) needs(name, "for Apple Wallet");
	const google = ["GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_ISSUER"] as const;
	if (google.some((name) => settings[name])) for (const name of google) needs(name, "for Google Wallet");
	if (settings.PHOTO_STORE === "s3")
		for (const name of ["S3_URL", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const)
			needs(name, "with PHOTO_STORE=s3");
	const whatsapp = ["WHATSAPP_PHONE", "WHATSAPP_TOKEN", "WHATSAPP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;
	if (whatsapp.some((name) => settings[name])) for (const name of whatsapp) needs(name, "for WhatsApp");
	if (settings.SMS_PROVIDER === "twilio") {
		for (const name of ["TWILIO_ACCOUNT", "TWILIO_SECRET", "TWILIO_FROM"] as const)
			needs(name, "with SMS_PROVIDER=twilio");
	}
	return faults;
}

/** The demo's office opens with a published password; a real club's office requires a second step. */
export const needsSecondStep = ({
	STAFF_SECOND_STEP,
	APP_ENV,
}: Pick<Settings, "STAFF_SECOND_STEP" | "APP_ENV">) =>
	STAFF_SECOND_STEP === "yes" || (STAFF_SECOND_STEP === "auto" && isLikeProduction({ APP_ENV }));

/** On the internet, under a club's name. Staging is production with nothing real behind it. */
export const isLikeProduction = ({ APP_ENV }: Pick<Settings, "APP_ENV">) =>
	APP_ENV === "production" || APP_ENV === "staging";

/** Simulated providers are off on a real club's site unless explicitly enabled. */
export const mayPretend = ({ SIMULATORS, APP_ENV }: Pick<Settings, "SIMULATORS" | "APP_ENV">) =>
	SIMULATORS === "yes" || (SIMULATORS === "auto" && APP_ENV !== "production");
