import { defineTexts } from "../../platform/language";

export const translationTexts = defineTexts({
	id: {
		title: "Terjemahan",
		languages: "Bahasa",
		states: { done: "lengkap", missing: "belum lengkap", outdated: "perlu diperbarui" },
		any: "Semua terjemahan",
		english: { missing: "Inggris belum lengkap", outdated: "Inggris perlu diperbarui" },
		missing: "Di mana bahasa Inggrisnya tidak ada, pembaca Inggris melihat yang Indonesia.",
		outdated: "Yang Indonesia berubah setelah diterjemahkan. Pembaca Inggris melihat terjemahan lama.",
		confirm: "Terjemahan masih cocok",
		confirmed: "Terjemahan ditandai cocok.",
	},
	en: {
		title: "Translation",
		languages: "Languages",
		states: { done: "done", missing: "incomplete", outdated: "outdated" },
		any: "All translations",
		english: { missing: "English incomplete", outdated: "English out of date" },
		missing: "Where there is no English, English readers get the Indonesian.",
		outdated: "The Indonesian was changed after the translation. English readers get the old one.",
		confirm: "The translation still fits",
		confirmed: "The translation is marked as right.",
	},
});
