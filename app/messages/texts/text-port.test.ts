import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { twilioPort } from "./text-port.server";

type Answer = { status: number; body: string };
const message = { id: "1", to: "+6281234567890", text: "482913 adalah kodemu" };
const seen: { url: string; authorization: string; form: URLSearchParams }[] = [];
let answer: Answer = { status: 201, body: JSON.stringify({ sid: "SM123" }) };
let host = "";

const provider = createServer(async (request: IncomingMessage, response) => {
	seen.push({
		url: request.url ?? "",
		authorization: request.headers.authorization ?? "",
		form: new URLSearchParams(await text(request)),
	});
	response.writeHead(answer.status, { "content-type": "application/json", location: "/elsewhere" });
	response.end(answer.body);
});
beforeAll(async () => {
	await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
	host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});

const portFrom = (from: string) => twilioPort({ account: "AC1", secret: "kunci", from }, host);

it("sends a message in Twilio's format", async () => {
	expect(await portFrom("+15005550006").send(message)).toBe("SM123");
	const request = seen.at(-1);
	expect(request?.url).toBe("/2010-04-01/Accounts/AC1/Messages.json");
	expect(request?.authorization).toBe(`Basic ${Buffer.from("AC1:kunci").toString("base64")}`);
	expect(Object.fromEntries(request?.form ?? [])).toEqual({
		To: message.to,
		From: "+15005550006",
		Body: message.text,
	});
});

it("lets a messaging service choose the sender", async () => {
	await portFrom("MG42").send(message);
	expect(seen.at(-1)?.form.get("MessagingServiceSid")).toBe("MG42");
	expect(seen.at(-1)?.form.has("From")).toBe(false);
});

it("distinguishes temporary from permanent failures, and repeats no number", async () => {
	const faultOf = async (next: Answer) => {
		answer = next;
		return portFrom("MG42")
			.send(message)
			.catch((fault) => fault);
	};
	const refused = JSON.stringify({ code: 21211, message: `The 'To' number ${message.to} is not valid` });
	expect(await faultOf({ status: 400, body: refused })).toMatchObject({
		reason: "Twilio 21211",
		passes: false,
	});
	expect(await faultOf({ status: 429, body: "{}" })).toMatchObject({ reason: "Twilio 429", passes: true });
	expect(await faultOf({ status: 503, body: "<html>" })).toMatchObject({
		reason: "Twilio 503",
		passes: true,
	});
	expect(await faultOf({ status: 302, body: "" })).toMatchObject({ passes: true });
	expect(String(await faultOf({ status: 400, body: refused }))).not.toContain(message.to);
});

it("sends nothing to an invalid phone number", async () => {
	const before = seen.length;
	await expect(portFrom("MG42").send({ ...message, to: "081234567890" })).rejects.toMatchObject({
		passes: false,
	});
	expect(seen.length).toBe(before);
});

it("reports when the provider cannot be reached", async () => {
	await new Promise((resolve) => provider.close(resolve));
	await expect(portFrom("MG42").send(message)).rejects.toMatchObject({ passes: true });
});
