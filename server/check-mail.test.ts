import { expect, it } from "vitest";
import { readSettings } from "../app/platform/settings.server";
import { startSmtpInbox } from "../test/smtp-inbox";
import { checkMail } from "./check-mail";

it("says at the start why no mail can be sent, and nothing if it can", async () => {
	const inbox = await startSmtpInbox();
	const production = {
		APP_ENV: "production",
		PUBLIC_URL: "https://klub.example",
		MAIL_FROM: "surat@klub.example",
		SMS_PROVIDER: "twilio",
		TWILIO_ACCOUNT: "a",
		TWILIO_SECRET: "s",
		TWILIO_FROM: "+62811",
		SIMULATORS: "yes",
	};
	const saidWith = async (environment: Record<string, string>) => {
		const said: unknown[] = [];
		await checkMail(readSettings(environment), { error: (...line: unknown[]) => void said.push(line) });
		return said;
	};
	expect(await saidWith({ APP_ENV: "test" })).toEqual([]);
	expect(await saidWith({ APP_ENV: "test", SMTP_URL: inbox.url })).toEqual([]);
	expect(await saidWith({ ...production, SMTP_URL: inbox.url })).toEqual([
		[
			{ err: expect.objectContaining({ reason: "no TLS with the mail server" }) },
			"SMTP_URL: no mail can be sent",
		],
	]);
	await inbox.close();
	expect(await saidWith({ APP_ENV: "test", SMTP_URL: inbox.url })).toHaveLength(1);
});
