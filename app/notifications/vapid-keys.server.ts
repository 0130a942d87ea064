import { eq } from "drizzle-orm";
import webPush from "web-push";
import * as z from "zod/mini";
import type { Db } from "../platform/database.server";
import { keptValues } from "../platform/tables.server";

const name = "vapid-keys";
const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

/**
 * The pair by which push services know us, made on the first start and kept for good: every subscription is bound
 * to it. Of two processes that start together, one writes and both read what it wrote.
 */
export async function vapidKeysOf(db: Db): Promise<VapidKeys> {
	const kept = await readKeys(db);
	if (kept) return kept;
	await db
		.insert(keptValues)
		.values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
		.onConflictDoNothing();
	const written = await readKeys(db);
	if (!written) throw new Error("The push keys could not be kept.");
	return written;
}

async function readKeys(db: Db): Promise<VapidKeys | null> {
	const [row] = await db
		.select({ value: keptValues.value })
		.from(keptValues)
		.where(eq(keptValues.name, name));
	return row ? vapidKeys.parse(JSON.parse(row.value)) : null;
}
