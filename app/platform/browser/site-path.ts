/**
 * A page of this site, as staff and requests may name it. Browsers read two slashes, or a slash and a backslash, as the
 * beginning of another host's name, and ignore tabs and line breaks in between.
 */
export const sitePath = /^\/(?![/\\])[^\s\\<>"]*$/;

export const isSitePath = (path: string) => sitePath.test(path);

/** A page of another site. */
export const httpsUrl = /^https:\/\/[a-z0-9][^\s\\<>"]*$/i;
