import { club } from "../../../club/profile";
import { defineTexts } from "../../platform/language";

/** What every mail says besides its own words. */
export const mailTexts = defineTexts({
	id: {
		linkFallback: "Tombolnya tidak bisa dibuka? Salin alamat ini ke peramban:",
		why: `Email ini dikirim otomatis karena ada kegiatan dengan alamatmu di situs ${club.name}. Ada pertanyaan? Tulis ke`,
	},
	en: {
		linkFallback: "Does the button not open? Copy this address into your browser:",
		why: `This e-mail was sent automatically because of something done with your address on the ${club.name} site. Questions? Write to`,
	},
});
