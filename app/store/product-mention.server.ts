import type { ToMentionCard } from "../news/mentions.server";
import { localize } from "../platform/language";
import { formatRupiah } from "../platform/money";
import type { PictureRef } from "../ui/art/picture-ref";
import type { products } from "./tables.server";

type Shown = Pick<typeof products.$inferSelect, "division" | "name" | "price"> & { picture: PictureRef };

export const toProductMention: ToMentionCard<Shown> = ({ division, name, price, picture }, language) => ({
	division,
	title: localize(name, language),
	note: formatRupiah(price),
	picture,
	match: null,
});
