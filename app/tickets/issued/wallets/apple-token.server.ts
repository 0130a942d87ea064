import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../../platform/data/database.server";
import { storedValue } from "../../../platform/data/stored-values.server";

/** What a pass authenticates itself with. It never changes, and is not kept: a secret and the number make it. */
export async function appleToken(db: Db, number: string): Promise<string> {
	const secret = await storedValue(db, "wallet-secret", () => randomBytes(32).toString("base64url"));
	return createHmac("sha256", secret).update(number).digest("base64url");
}

/** `ApplePass {token}`, as the device has it from the pass itself. */
export async function isFromPass(db: Db, number: string, header: string | undefined): Promise<boolean> {
	const [, given = ""] = /^ApplePass (.{1,100})$/.exec(header ?? "") ?? [];
	const expected = Buffer.from(await appleToken(db, number));
	const bytes = Buffer.from(given);
	return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
