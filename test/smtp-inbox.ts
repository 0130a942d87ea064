import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
	headers: string;
	parts: { type: string; body: string }[];
	to: string[];
	isEncrypted: boolean;
};
type Options = {
	/** May reject a mail. */
	answer?: (mail: ReceivedMail) => number | string | null;
	/** With a self-signed certificate. */
	offersTls?: boolean;
	/** Milliseconds that it takes to accept a mail. */
	delay?: number;
};

/** A real SMTP server on loopback, for tests. */
export async function startSmtpInbox({ answer = () => null, offersTls = false, delay = 0 }: Options = {}) {
	const taken: ReceivedMail[] = [];
	let offered = 0;
	let connections = 0;
	const server = new SMTPServer({
		authOptional: true,
		// Pooled connections stay open.
		closeTimeout: 200,
		onConnect(_session, done) {
			connections += 1;
			done();
		},
		disabledCommands: offersTls ? [] : ["STARTTLS"],
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				offered += 1;
				const mail = readMail(Buffer.concat(chunks).toString("utf8"));
				mail.to = session.envelope.rcptTo.map(({ address }) => address);
				mail.isEncrypted = session.secure;
				const [, code, words] = /^(\d{3}) ?(.*)$/.exec(String(answer(mail))) ?? [];
				if (code) return done(Object.assign(new Error(words || "not now"), { responseCode: Number(code) }));
				taken.push(mail);
				setTimeout(done, delay);
			});
		},
	});
	// A client that trusts no self-signed certificate hangs up.
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as { port: number };
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken,
		offered: () => offered,
		connections: () => connections,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}

function readMail(raw: string): ReceivedMail {
	const [headers = "", ...rest] = raw.split("\r\n\r\n");
	const unfolded = headers.replace(/\r\n[ \t]+/g, " ");
	const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1];
	const sections = boundary ? rest.join("\r\n\r\n").split(`--${boundary}`).slice(1, -1) : [];
	return { headers: unfolded, to: [], isEncrypted: false, parts: sections.map(readPart) };
}

function readPart(section: string) {
	const [head = "", ...rest] = section.trimStart().split("\r\n\r\n");
	const body = rest.join("\r\n\r\n");
	return {
		type: /content-type: ([^;\r\n]+)/i.exec(head)?.[1] ?? "",
		body: /quoted-printable/i.test(head)
			? fromQuotedPrintable(body)
			: /base64/i.test(head)
				? Buffer.from(body, "base64").toString("utf8")
				: body,
	};
}

const fromQuotedPrintable = (text: string) =>
	Buffer.from(
		text
			.replace(/=\r\n/g, "")
			.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	).toString("utf8");
