import { randomBytes } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { inHashQueue } from "./hash-queue.server";

/** Argon2id, the package's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What may be done in a turn of the queue, and nowhere else. */
const hasher = {
	hash: (password: string) => hash(password, cost),
	/** Costs the same for an account that does not exist or has no password, so that time tells nothing. */
	verify: async (passwordHash: string | null | undefined, password: string) => {
		const matches = await verify(passwordHash ?? (await nobodysHash()), password);
		return matches && Boolean(passwordHash);
	},
	/** For codes of few digits: as slow as a password's, comparable inside one SQL statement. */
	hashCode: (code: string, salt: Buffer) => hashRaw(code, { ...cost, salt }),
};
export type Hasher = typeof hasher;

/**
 * Work that ends in a hash, with all that has to be read and counted before it. When the queue is full it is refused
 * before the database hears of it, so that a flood of log-ins slows down nothing else.
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
