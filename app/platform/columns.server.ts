import { sql } from "drizzle-orm";
import { jsonb, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PictureRef } from "../ui/art/picture-ref";
import type { Localized } from "./language";

/** Column shapes that every slice's tables share. */
export const localized = (name: string) => jsonb(name).$type<Localized>();
export const picture = (name: string) => jsonb(name).$type<PictureRef>();
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant("created_at").notNull().defaultNow();

/** Time-ordered and unguessable enough for content; secrets use random tokens instead. */
export const id = () => uuid("id").primaryKey().default(sql`uuidv7()`);
