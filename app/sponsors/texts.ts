import { defineTexts } from "../platform/language";

export const sponsorTexts = defineTexts({
	id: { title: "Bersama kami" },
	en: { title: "Our partners" },
});
