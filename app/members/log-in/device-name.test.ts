import { expect, it } from "vitest";
import { networkOf, subscriberOf } from "../../platform/http/network-address";
import { deviceName } from "./device-name";

it.each([
	[
		"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
		"Chrome · Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
		"Safari · iOS",
	],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
		"Edge · Windows",
	],
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
	["curl/8.0", "?"],
	["", "?"],
])("names %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it("identifies a provider's network by the first half of the address", () => {
	expect(networkOf("103.28.15.7")).toBe("103.28");
	expect(networkOf("::ffff:103.28.15.7")).toBe("103.28");
	expect(networkOf("2404:8000:1:2::9")).toBe("2404:8000");
});

it("counts an IPv6 subscriber by their whole network", () => {
	expect(subscriberOf("2404:8000:1:2::9")).toBe(subscriberOf("2404:8000:1:2:ffff::1"));
	expect(subscriberOf("2404:8000:1:2::9")).not.toBe(subscriberOf("2404:8000:1:3::9"));
	expect(subscriberOf("103.28.15.7")).not.toBe(subscriberOf("103.28.15.8"));
	expect(subscriberOf("::1")).toBe("0:0:0:0");
});
