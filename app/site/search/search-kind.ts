import { pathTo } from "../../paths";

/** Searchable kinds, in display order. */
export const searchKinds = ["player", "product", "event", "article", "video"] as const;
export type SearchKind = (typeof searchKinds)[number];

export function pathOfFound({ kind, slug, division }: { kind: SearchKind; slug: string; division: string }) {
	switch (kind) {
		case "article":
			return pathTo("NewsDetail", { title: slug });
		case "player":
			return pathTo("player-detail", { category: division, id: slug });
		case "event":
			return pathTo("event-detail", { id: slug });
		case "video":
			return pathTo("VideosDetail", { id: slug });
		case "product":
			return pathTo("store-detail", { id: slug });
	}
}
