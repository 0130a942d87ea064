import { expect, it } from "vitest";
import { collectSecrets, secretsIn } from "./secrets";

it("finds secrets that were logged", () => {
	const { secrets, collect } = collectSecrets();
	collect({ email: "a@example.com", password: "karang-tinggi", keys: { auth: "c2VjcmV0" }, otp: "204117" });
	collect({ access_token: "u7Qk2m" });
	const lines = [
		'{"time":204117,"msg":"took 1204117 ms"}',
		'{"req":{"url":"/login?next=karang-tinggi"}}',
		'{"err":{"message":"204117 is wrong"}}',
		"Demo member: karang-tinggi",
	];
	expect(secretsIn(lines, secrets)).toEqual(["karang-tinggi", "204117"]);
	expect(secretsIn(lines.slice(0, 1), secrets)).toEqual([]);
});
