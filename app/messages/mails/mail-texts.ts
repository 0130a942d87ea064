import { club } from "../../../club/profile";
import { defineTexts } from "../../platform/words/language";

/** What every mail says besides its own words. */
export const mailTexts = defineTexts({
	id: {
		linkFallback: "Tombolnya tidak berfungsi? Salin alamat ini ke browser:",
		why: `Email ini dikirim otomatis karena alamatmu dipakai di situs ${club.name}. Ada pertanyaan? Tulis ke`,
	},
	en: {
		linkFallback: "Button not working? Copy this address into your browser:",
		why: `This e-mail was sent automatically because your address was used on the ${club.name} site. Questions? Write to`,
	},
});
