import { expect, it } from "vitest";
import { lookUpPublic } from "./public-address.server";

it("turns a name away that points into the house", async () => {
	const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) =>
		lookUpPublic("localhost", { all: true }, (error) => resolve(error)),
	);
	expect(fault?.code).toBe("EPRIVATE");
});
