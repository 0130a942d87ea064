import * as z from "zod";

/** A word in a URL that names a thing: `derbi-teluk-bahari`. */
export const pathWord = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
