import { describe, expect, it, vi } from "vitest";
import { createGuard, type GuardParts } from "./navigation-guard";
import { readReturn } from "./read-return";
import type { MiddlewareName } from "./route-middleware";

/** A guard with fake dependencies: records calls in order, and the redirect if any. */
function world(
	state: { loggedIn?: boolean; authToken?: string; tokenWorks?: boolean; knownToServer?: boolean } = {},
) {
	const { authToken, tokenWorks = true, knownToServer = true } = state;
	let loggedIn = state.loggedIn ?? false;
	const events: string[] = [];
	const parts: GuardParts = {
		isLoggedIn: () => loggedIn,
		fetchUserInfo: async () => {
			events.push("user");
			if (!loggedIn) throw new Error("Verification failed, please Login again.");
			if (knownToServer) return;
			loggedIn = false;
			throw new Error("Verification failed, please Login again.");
		},
		spendAuthToken: () => authToken ?? null,
		logInByAuthToken: async (token) => {
			events.push(`login ${token}`);
			loggedIn = tokenWorks;
			return tokenWorks;
		},
		keepReturn: (path) => {
			events.push(`keep ${path}`);
			return "an-id";
		},
		spendProofs: () => {},
	};
	const guard = createGuard(parts);
	return {
		events,
		parts,
		async go(path: string, ...names: MiddlewareName[]) {
			try {
				await guard(new URL(path, "https://club.example"), names);
				return "passed";
			} catch (turned) {
				return (turned as Response).headers.get("location");
			}
		},
	};
}

describe("every navigation", () => {
	it("fetches the user's data and lets a guest through to a public page", async () => {
		const { go, events } = world();
		expect(await go("/faq")).toBe("passed");
		expect(events).toEqual(["user"]);
	});

	it("does not wait for the user's data on a public page", async () => {
		const { parts } = world();
		const guard = createGuard({ ...parts, fetchUserInfo: () => new Promise(() => {}) });
		await expect(guard(new URL("https://club.example/faq"), [])).resolves.toBeUndefined();
	});
});

describe("an auth_token in the address", () => {
	it("logs a guest in, fetches the user and redirects Home", async () => {
		const { go, events } = world({ authToken: "once" });
		expect(await go("/faq?auth_token=once")).toBe("/");
		expect(events).toEqual(["user", "login once", "user"]);
	});

	it("is ignored for a logged-in member", async () => {
		const { go, events } = world({ authToken: "once", loggedIn: true });
		expect(await go("/faq")).toBe("passed");
		expect(events).toEqual(["user"]);
	});

	it("that is invalid lets the navigation continue as a guest", async () => {
		const { go } = world({ authToken: "dead", tokenWorks: false });
		expect(await go("/faq")).toBe("passed");
	});

	it("that is invalid opens no member screen", async () => {
		const { go } = world({ authToken: "dead", tokenWorks: false });
		expect(await go("/profile", "auth")).toBe("/login/an-id");
	});
});

describe("the middleware auth", () => {
	it("redirects a guest to Login and remembers the target", async () => {
		const { go, events } = world();
		expect(await go("/profile/all/tickets?page=2", "auth")).toBe("/login/an-id");
		expect(events).toContain("keep /profile/all/tickets?page=2");
	});

	it("lets a member through", async () => {
		expect(await world({ loggedIn: true }).go("/profile", "auth")).toBe("passed");
	});

	it("waits for the server and rejects an unknown token", async () => {
		const { go } = world({ loggedIn: true, knownToServer: false });
		expect(await go("/profile", "auth")).toBe("/login/an-id");
	});
});

describe("the middleware guest", () => {
	it("lets a guest through and redirects a member Home", async () => {
		expect(await world().go("/login", "guest")).toBe("passed");
		expect(await world({ loggedIn: true }).go("/login", "guest")).toBe("/");
	});
});

it("runs middlewares in order and stops at the first redirect", async () => {
	expect(await world().go("/x", "guest", "auth")).toBe("/login/an-id");
	expect(await world({ loggedIn: true }).go("/x", "guest", "auth")).toBe("/");
	expect(await world({ loggedIn: true }).go("/x", "auth", "guest")).toBe("/");
});

describe("the pending return", () => {
	const kept = "an-id /profile/all/tickets?page=2";

	it("is the path stored in this browser under the id", () => {
		expect(readReturn("an-id", kept)).toBe("/profile/all/tickets?page=2");
	});

	it.each([
		["an unknown id", "other", kept],
		["no id", undefined, kept],
		["no cookie", "an-id", undefined],
		["another site", "an-id", "an-id https://evil.example/profile"],
		["another site without its scheme", "an-id", "an-id //evil.example"],
		["a backslash", "an-id", "an-id /\\evil.example"],
		["a page that we do not have", "an-id", "an-id /nothing/here/at/all"],
		["a script", "an-id", "an-id javascript:alert(1)"],
	])("is nothing for %s", (_, id, cookie) => {
		expect(readReturn(id, cookie)).toBeNull();
	});
});

it("confirms an e-mail on the way, without waiting for it", async () => {
	const spendProofs = vi.fn();
	const { parts } = world();
	await createGuard({ ...parts, spendProofs })(new URL("https://club.example/"), []);
	expect(spendProofs).toHaveBeenCalledOnce();
});
