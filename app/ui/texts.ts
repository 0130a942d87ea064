import { counted } from "../platform/lists/counted";
import { defineTexts } from "../platform/words/language";
import { cardTexts } from "./cards/card-texts";

/** The components' own texts; everything else is passed in. */
export const uiTexts = defineTexts({
	id: {
		...cardTexts.id,
		close: "Tutup",
		cancel: "Batal",
		loading: "Memuat",
		retry: "Coba lagi",
		required: "wajib diisi",
		breadcrumb: "Lokasi halaman",
		password: { show: "Tampilkan kata sandi", hide: "Sembunyikan kata sandi" },
		quantity: { less: "Kurangi", more: "Tambah" },
		pagination: {
			label: "Halaman",
			page: (page: number) => `Halaman ${page}`,
			place: (page: number, count: number) => `${page} dari ${count}`,
			previous: "Sebelumnya",
			next: "Berikutnya",
		},
		countdown: {
			days: "hari",
			hours: "jam",
			minutes: "menit",
			seconds: "detik",
			spoken: (count: number, unit: string) => `${count} ${unit}`,
			left: (parts: string) => `${parts} lagi`,
			over: "Waktunya tiba",
		},
		form: {
			label: (count: number) => `${count} laga terakhir`,
			win: "Menang",
			draw: "Seri",
			loss: "Kalah",
			winLetter: "M",
			drawLetter: "S",
			lossLetter: "K",
		},
		standings: { rank: "Peringkat", team: "Klub", own: "klub kita" },
		steps: { label: "Langkah", done: "selesai" },
	},
	en: {
		...cardTexts.en,
		close: "Close",
		cancel: "Cancel",
		loading: "Loading",
		retry: "Try again",
		required: "required",
		breadcrumb: "You are here",
		password: { show: "Show password", hide: "Hide password" },
		quantity: { less: "One less", more: "One more" },
		pagination: {
			label: "Pages",
			page: (page) => `Page ${page}`,
			place: (page, count) => `${page} of ${count}`,
			previous: "Previous",
			next: "Next",
		},
		countdown: {
			days: "days",
			hours: "hours",
			minutes: "minutes",
			seconds: "seconds",
			// Every unit above is a plural with an s.
			spoken: (count, unit) => counted(count, unit.slice(0, -1), unit),
			left: (parts) => `${parts} left`,
			over: "It is time",
		},
		form: {
			label: (count) => (count === 1 ? "Last match" : `Last ${count} matches`),
			win: "Won",
			draw: "Drawn",
			loss: "Lost",
			winLetter: "W",
			drawLetter: "D",
			lossLetter: "L",
		},
		standings: { rank: "Rank", team: "Club", own: "our club" },
		steps: { label: "Steps", done: "done" },
	},
});
