import { counted } from "../../../platform/lists/counted";
import { defineTexts } from "../../../platform/words/language";
import { gateEn, gateId } from "../../../tickets/gate/gate-name";

export const boardDayTexts = defineTexts({
	id: {
		title: "Kejadian",
		none: "Belum ada kejadian.",
		note: "Catat",
		noteTitle: "Catat kejadian",
		words: "Apa yang terjadi, dan di mana",
		serious: "Gawat",
		save: "Simpan",
		close: "Tutup",
		outcome: "Apa yang dilakukan",
		bySystem: "Dari pemindaian",
		silent: (scanner: string, gate: string) => `Pemindai ${scanner} di ${gateId(gate)} offline`,
		catchingUp: (scanner: string, gate: string) => `Pemindai ${scanner} di ${gateId(gate)} menyusul`,
		waiting: (count: string) => `${count} pindaian menunggu dikirim`,
		stillScans: "Pemindaian tetap jalan, menyusul kalau tersambung",
		found: {
			forged: (count: string, gate: string) => `${count} kode palsu di ${gateId(gate)}`,
			cloned: (count: string, gate: string) => `${count} tiket dipakai dua kali di ${gateId(gate)}`,
		},
	},
	en: {
		title: "Incidents",
		none: "No incidents yet.",
		note: "Add",
		noteTitle: "Log an incident",
		words: "What happened, and where",
		serious: "Serious",
		save: "Save",
		close: "Close",
		outcome: "What was done",
		bySystem: "From the scans",
		silent: (scanner, gate) => `Scanner ${scanner} at ${gateEn(gate)} is offline`,
		catchingUp: (scanner, gate) => `Scanner ${scanner} at ${gateEn(gate)} is catching up`,
		waiting: (count) => `${counted(count, "scan", "scans")} waiting to be sent`,
		stillScans: "Scanning continues and catches up once reconnected",
		found: {
			forged: (count, gate) => `${counted(count, "forged code", "forged codes")} at ${gateEn(gate)}`,
			cloned: (count, gate) => `${counted(count, "ticket", "tickets")} used twice at ${gateEn(gate)}`,
		},
	},
});
