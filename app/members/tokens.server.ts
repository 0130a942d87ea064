import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for sessions and links. Only the holder has the token itself. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Tokens are random, so a plain digest is enough; the token itself is never stored. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
