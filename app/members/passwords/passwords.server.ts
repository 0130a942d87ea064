import { randomBytes } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { inHashQueue } from "./hash-queue.server";

/** Argon2id is the package's default variant. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Only available inside a turn of the hash queue. */
const hasher = {
	hash: (password: string) => hash(password, cost),
	/** Takes equally long for an account that does not exist or has no password, so timing reveals nothing. */
	verify: async (passwordHash: string | null | undefined, password: string) => {
		const matches = await verify(passwordHash ?? (await nobodysHash()), password);
		return matches && Boolean(passwordHash);
	},
	/** For short codes: as slow as a password hash, but comparable inside one SQL statement. */
	hashCode: (code: string, salt: Buffer) => hashRaw(code, { ...cost, salt }),
};
export type Hasher = typeof hasher;

/**
 * Work that ends in a hash, with all its preceding reads and counters. When the queue is full it is refused before any
 * query, so a flood of log-ins slows down nothing else.
 */
export const inHashTurn = <T>(work: (hasher: Hasher) => Promise<T>): Promise<T> =>
	inHashQueue(() => work(hasher));

export const hashPassword = (password: string) => inHashTurn((hasher) => hasher.hash(password));
export const verifyPassword = (passwordHash: string | null | undefined, password: string) =>
	inHashTurn((hasher) => hasher.verify(passwordHash, password));
export const hashCode = (code: string, salt: Buffer) => inHashTurn((hasher) => hasher.hashCode(code, salt));

let nobodysPassword: Promise<string> | undefined;
function nobodysHash() {
	nobodysPassword ??= hash(randomBytes(32).toString("base64url"), cost);
	return nobodysPassword;
}
