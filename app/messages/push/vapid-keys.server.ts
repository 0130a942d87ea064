import webPush from "web-push";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { storedValue } from "../../platform/data/stored-values.server";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

/** The key pair that identifies us to push services. Every subscription is bound to it, so there is only ever one. */
export async function vapidKeysOf(db: Db): Promise<VapidKeys> {
	const kept = await storedValue(db, "vapid-keys", () => JSON.stringify(webPush.generateVAPIDKeys()));
	return vapidKeys.parse(JSON.parse(kept));
}
