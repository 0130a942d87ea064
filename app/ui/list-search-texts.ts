import { defineTexts } from "../platform/language";

export const listSearchTexts = defineTexts({
	id: { thereIsMore: "Masih ada lagi. Tambahkan kata agar pencarian lebih tepat." },
	en: { thereIsMore: "There is more. Add a word to narrow the search." },
});
