import { defineTexts } from "../../platform/words/language";

export const legalTexts = defineTexts({
	id: {
		version: (version: string, since: string) => `Versi ${version}, berlaku sejak ${since}`,
		law: "Dasar hukum:",
		columns: { what: "Data", why: "Kegunaan", kept: "Disimpan" },
		cookies: "Kebijakan cookie",
		terms: "Syarat keanggotaan",
		privacy: "Kebijakan privasi",
		contact: "Hubungi kami",
	},
	en: {
		version: (version, since) => `Version ${version}, in force since ${since}`,
		law: "Legal basis:",
		columns: { what: "Data", why: "Purpose", kept: "Kept" },
		cookies: "Cookie notice",
		terms: "Terms of membership",
		privacy: "Privacy notice",
		contact: "Contact us",
	},
});
