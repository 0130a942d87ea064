import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Answer = { status: number; body: unknown };
type Provider = "sms" | "whatsapp";
export type Asked = {
	provider: Provider;
	to: string;
	/** The text, or the values of the template. */
	words: string;
	authorization: string;
	body: Record<string, unknown>;
};

export const textSecrets = {
	twilio: "rahasia-twilio-00000000",
	whatsapp: "rahasia-aplikasi-0000000",
	verify: "kata-pengenal-00000000",
};

/** How many values each template approved at Meta takes. */
const approved: Record<string, number> = {
	otp: 1,
	ticket_link: 1,
	ticket_offered: 1,
	order_update: 3,
	ticket_update: 3,
	match_update: 3,
};

/** What each provider answers in a case, as recorded from its documentation. */
export const textFaults = {
	sms: {
		refused: {
			status: 400,
			body: { code: 21211, message: "The 'To' number is not a valid phone number.", status: 400 },
		},
		busy: { status: 429, body: { code: 20429, message: "Too Many Requests", status: 429 } },
		down: { status: 503, body: "<html>" },
		moved: { status: 302, body: "" },
	},
	whatsapp: {
		refused: { status: 400, body: { error: { message: "(#131026) Message undeliverable", code: 131026 } } },
		busy: { status: 429, body: { error: { message: "(#130429) Rate limit hit", code: 130429 } } },
		down: { status: 503, body: "<html>" },
		moved: { status: 302, body: "" },
		noTemplate: {
			status: 404,
			body: { error: { message: "(#132001) Template name does not exist", code: 132001 } },
		},
	},
} satisfies Record<Provider, Record<string, Answer>>;

/** A local fake of the parts of Twilio and WhatsApp's Cloud API that the adapters use. */
export async function startTextProviders() {
	const asked: Asked[] = [];
	const answers: Record<Provider, Answer[]> = { sms: [], whatsapp: [] };
	let made = 0;
	const server = createServer(async (request, response) => {
		const raw = await text(request);
		const isWhatsapp = /^\/v\d+\.\d\/\d+\/messages$/.test(request.url ?? "");
		const authorization = request.headers.authorization ?? "";
		const one = isWhatsapp ? readCloud(raw, authorization) : readTwilio(raw, authorization);
		asked.push(one);
		const planned = answers[one.provider].shift();
		const { status, body } = planned ?? (isWhatsapp ? answerCloud(one, ++made) : answerTwilio(one, ++made));
		response.writeHead(status, { "content-type": "application/json", location: "/elsewhere" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		asked,
		to: (phone: string) => asked.filter(({ to }) => to === phone),
		answerNext: (provider: Provider, ...next: Answer[]) => void answers[provider].push(...next),
		close: () => new Promise((resolve) => server.close(resolve)),
		twilio: {
			SMS_PROVIDER: "twilio",
			TWILIO_ACCOUNT: "AC1",
			TWILIO_SECRET: textSecrets.twilio,
			TWILIO_FROM: "MG42",
			TWILIO_URL: url,
		},
		whatsapp: {
			WHATSAPP_PHONE: "106540352242922",
			WHATSAPP_TOKEN: "EAAJB-kunci-panjang",
			WHATSAPP_SECRET: textSecrets.whatsapp,
			WHATSAPP_VERIFY_TOKEN: textSecrets.verify,
			WHATSAPP_URL: url,
		},
	};
}

function readTwilio(raw: string, authorization: string): Asked {
	const body = Object.fromEntries(new URLSearchParams(raw));
	return { provider: "sms", to: body.To ?? "", words: body.Body ?? "", authorization, body };
}

function readCloud(raw: string, authorization: string): Asked {
	const body = JSON.parse(raw);
	const [shown] = body.template.components;
	const words = shown.parameters.map(({ text }: { text: string }) => text).join(" | ");
	return { provider: "whatsapp", to: `+${body.to}`, words, authorization, body };
}

const answerTwilio = ({ to }: Asked, serial: number): Answer =>
	/^\+\d+$/.test(to)
		? { status: 201, body: { sid: `SM${serial}`, status: "queued", error_code: null } }
		: textFaults.sms.refused;

function answerCloud({ body }: Asked, serial: number): Answer {
	const { name, language, components } = body.template as {
		name: string;
		language: { code: string };
		components: { type: string; parameters: { text: string }[] }[];
	};
	if (!(name in approved) || !["id", "en"].includes(language.code)) return textFaults.whatsapp.noTemplate;
	const values = components[0]?.parameters ?? [];
	const hasButton = components.some(({ type }) => type === "button");
	const isFull = values.length === approved[name] && hasButton === (name === "otp");
	if (!isFull || values.some(({ text }) => /\n|\t| {4}/.test(text)))
		return {
			status: 400,
			body: { error: { message: "(#132000) Number of parameters does not match", code: 132000 } },
		};
	return { status: 200, body: { messaging_product: "whatsapp", messages: [{ id: `wamid.${serial}` }] } };
}

/** What Meta posts to the webhook, with its signature. */
export function cloudNotice(id: string, status: string, code?: number, secret = textSecrets.whatsapp) {
	const value = {
		messaging_product: "whatsapp",
		statuses: [
			{ id, status, timestamp: "1", recipient_id: "62", ...(code && { errors: [{ code, title: "x" }] }) },
		],
	};
	const payload = JSON.stringify({
		object: "whatsapp_business_account",
		entry: [{ id: "1", changes: [{ value, field: "messages" }] }],
	});
	const signature = `sha256=${createHmac("sha256", secret).update(payload).digest("hex")}`;
	return { payload, headers: { "content-type": "application/json", "x-hub-signature-256": signature } };
}

/** What Twilio posts. */
export function twilioNoticeOf(
	url: string,
	sid: string,
	status: string,
	code = "",
	secret = textSecrets.twilio,
) {
	const fields = { ErrorCode: code, MessageSid: sid, MessageStatus: status, To: "+62" };
	const signed = url + Object.entries(fields).flat().join("");
	return {
		payload: new URLSearchParams(fields).toString(),
		headers: {
			"content-type": "application/x-www-form-urlencoded",
			"x-twilio-signature": createHmac("sha1", secret).update(signed).digest("base64"),
		},
	};
}
