import { expect, it } from "vitest";
import { isPublicAddress } from "../../platform/http/public-address.server";
import { isPushEndpoint } from "./push-endpoint.server";

const production = { APP_ENV: "production", PUSH_HOSTS: "push.klub.example" } as const;
const testing = { APP_ENV: "test", PUSH_HOSTS: "127.0.0.1:4000" } as const;

it.each([
	"https://fcm.googleapis.com/fcm/send/abc",
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://web.push.apple.com/abc",
	"https://db5p.notify.windows.com/w/?token=abc",
	"https://push.klub.example/abc",
])("accepts the known push services: %s", (endpoint) => {
	expect(isPushEndpoint(endpoint, production)).toBe(true);
});

it.each([
	"http://fcm.googleapis.com/fcm/send/abc",
	"https://fcm.googleapis.com:8443/abc",
	"https://user:secret@fcm.googleapis.com/abc",
	"https://fcm.googleapis.com.jahat.example/abc",
	"https://notify.windows.com.jahat.example/",
	"https://jahatnotify.windows.com/abc",
	"https://push.apple.com/abc",
	"https://localhost/abc",
	"https://127.0.0.1/abc",
	"https://[::1]/abc",
	"https://169.254.169.254/latest/meta-data",
	"https://0x7f.1/abc",
	"ftp://fcm.googleapis.com/abc",
	"javascript:alert(1)",
	"fcm.googleapis.com/abc",
	"",
])("refuses everything else: %s", (endpoint) => {
	expect(isPushEndpoint(endpoint, production)).toBe(false);
});

it("accepts a service on this machine in tests only, and only the named one", () => {
	expect(isPushEndpoint("http://127.0.0.1:4000/push/1", testing)).toBe(true);
	expect(isPushEndpoint("http://127.0.0.1:4001/push/1", testing)).toBe(false);
	expect(isPushEndpoint("http://127.0.0.1:4000/push/1", { ...testing, APP_ENV: "demo" })).toBe(false);
});

it.each([
	"10.1.2.3",
	"127.0.0.1",
	"169.254.169.254",
	"172.20.0.1",
	"192.168.1.1",
	"100.64.0.1",
	"0.0.0.0",
	"::1",
	"::",
	"fd00::1",
	"fe80::1",
	"::ffff:10.0.0.1",
	"not an address",
])("recognizes %s as not public", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["142.250.4.95", "2a00:1450:4001:80e::200a", "::ffff:142.250.4.95"])(
	"recognizes %s as public",
	(address) => expect(isPublicAddress(address)).toBe(true),
);
