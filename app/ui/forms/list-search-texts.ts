import { defineTexts } from "../../platform/words/language";

export const listSearchTexts = defineTexts({
	id: { thereIsMore: "Hasilnya masih banyak. Tambahkan kata supaya lebih tepat." },
	en: { thereIsMore: "There are more results. Add a word to narrow the search." },
});
