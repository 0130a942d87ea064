import path from "node:path";
import type { Settings } from "../../platform/settings.server";
import { folderStore } from "./stores/folder-store.server";
import type { S3Place } from "./stores/s3-bucket.server";
import { s3Store } from "./stores/s3-store.server";

/** Where photos are stored, by id. Every process of the site must use the same one. */
export type PhotoStore = {
	put(id: string, bytes: Buffer): Promise<void>;
	/** Null if there is none. */
	get(id: string): Promise<Buffer | null>;
	/** Idempotent. */
	remove(id: string): Promise<void>;
};

export type StoreSettings = Pick<
	Settings,
	"PHOTO_STORE" | "DATA_DIR" | "S3_URL" | "S3_REGION" | "S3_ACCESS_KEY" | "S3_SECRET_KEY"
>;

export const photoStore = (settings: StoreSettings): PhotoStore =>
	settings.PHOTO_STORE === "s3"
		? s3Store(s3PlaceOf(settings))
		: folderStore(path.resolve(settings.DATA_DIR, "photos"));

export const s3PlaceOf = (settings: StoreSettings): S3Place => ({
	url: settings.S3_URL!,
	region: settings.S3_REGION,
	accessKey: settings.S3_ACCESS_KEY!,
	secretKey: settings.S3_SECRET_KEY!,
});
