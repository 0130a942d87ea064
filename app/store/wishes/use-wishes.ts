import { useEffect, useState } from "react";
import { callApi, tokenCookie } from "../../platform/http/call-api";
import { readCookie } from "../../platform/http/cookies";
import { dropWish, mostWishes, saveWishes, wishList } from "./contract";
import { readSlugs, writeSlugs } from "./stored-slugs";

const entry = "wishes";

/** Null until known: pages are rendered for everybody, so only the browser can tell. */
export function useWishes() {
	const [slugs, setSlugs] = useState<readonly string[] | null>(null);
	useEffect(() => {
		readWishes().then(setSlugs, () => setSlugs(readSlugs(entry)));
	}, []);
	const toggle = async (slug: string) => {
		const before = slugs ?? [];
		const isWished = before.includes(slug);
		const after = isWished ? before.filter((one) => one !== slug) : [slug, ...before].slice(0, mostWishes);
		setSlugs(after);
		try {
			if (!isMember()) return writeSlugs(entry, after);
			const answer = await (isWished ? callApi(dropWish, { slug }) : callApi(saveWishes, { slugs: [slug] }));
			setSlugs(answer.slugs);
		} catch {
			setSlugs(before);
		}
	};
	return { slugs, toggle };
}

/** Merges a guest's wishes into the member's after log-in. The browser clears them only once the server has them. */
async function readWishes(): Promise<string[]> {
	const own = readSlugs(entry).slice(0, mostWishes);
	if (!isMember()) return own;
	if (own.length === 0) return (await callApi(wishList, {})).slugs;
	const { slugs } = await callApi(saveWishes, { slugs: own });
	writeSlugs(entry, []);
	return slugs;
}

export const isMember = () => Boolean(readCookie(tokenCookie));
