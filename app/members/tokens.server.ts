import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for sessions and links. The holder has the only copy. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Tokens are random, so a plain digest is enough; the token itself is never kept. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
