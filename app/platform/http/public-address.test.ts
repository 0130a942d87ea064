import { expect, it } from "vitest";
import { lookUpPublic } from "./public-address.server";

it("rejects a host name that points to a private network", async () => {
	const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) =>
		lookUpPublic("localhost", { all: true }, (error) => resolve(error)),
	);
	expect(fault?.code).toBe("EPRIVATE");
});
