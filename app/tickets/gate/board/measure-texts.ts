import { formatTime } from "../../../platform/words/dates";
import type { Localized } from "../../../platform/words/language";
import { gateEn, gateId } from "../gate-name";
import { delayMinutes } from "./measure-kinds";

/** What ticket holders and colleagues are told. */
export const measureWords = {
	redirect: (gate: string, toGate: string): Localized => ({
		id: `Antrean di ${gateId(gate)} panjang. Silakan lewat ${gateId(toGate)}: tiketmu berlaku di sana.`,
		en: `The queue at ${gateEn(gate)} is long. Please use ${gateEn(toGate)}: your ticket is valid there.`,
	}),
	delayed: (startsAt: Date, timeZone: string): Localized => ({
		id: `Mulainya mundur ${delayMinutes} menit, menjadi pukul ${formatTime(startsAt, "id", timeZone)}.`,
		en: `The start is delayed by ${delayMinutes} minutes, to ${formatTime(startsAt, "en", timeZone)}.`,
	}),
	onTime: (startsAt: Date, timeZone: string): Localized => ({
		id: `Mulainya kembali ke pukul ${formatTime(startsAt, "id", timeZone)}.`,
		en: `It starts at ${formatTime(startsAt, "en", timeZone)} after all.`,
	}),
	leave: {
		id: "Tinggalkan stadion dengan tenang lewat pintu terdekat dan ikuti petugas. Yang belum masuk, jangan datang.",
		en: "Leave the venue calmly by the nearest exit and follow the stewards. If you are not inside yet, do not come.",
	},
	evacuation: { id: "Evakuasi", en: "Evacuation" },
	medicsTitle: { id: "Medis dipanggil", en: "Medics called" },
	medics: (place: string): Localized => ({
		id: `Medis dipanggil ke: ${place}`,
		en: `Medics called to: ${place}`,
	}),
} satisfies Record<string, Localized | ((...words: never[]) => Localized)>;
