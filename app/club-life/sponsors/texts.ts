import { defineTexts } from "../../platform/words/language";

export const sponsorTexts = defineTexts({
	id: { title: "Bersama kami" },
	en: { title: "Our partners" },
});
