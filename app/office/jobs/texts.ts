import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const jobTexts = defineTexts({
	id: {
		title: "Pekerjaan latar",
		about:
			"Email, pembayaran, tiket, dan paket dikerjakan di latar. Yang gagal dicoba lagi beberapa kali; yang tetap gagal menunggu di sini selama seminggu.",
		tabs: { failed: "Gagal", waiting: "Menunggu" },
		queueLabel: "Antrean",
		allQueues: "Semua antrean",
		columns: { queue: "Antrean", reason: "Sebab", since: "Sejak", tries: "Percobaan", act: "Tindakan" },
		running: "berjalan",
		noReason: "Belum pernah dicoba.",
		request: (id: string) => `Kode permintaan ${id}`,
		due: (at: string) => `jatuh tempo ${at}`,
		again: "Jalankan lagi",
		againNamed: (queue: string) => `Jalankan lagi ${queue}`,
		queued: "Dijalankan lagi.",
		allAgain: (count: number, queue: string) => `Jalankan lagi semua ${count} dari ${queue}`,
		allAgainTitle: "Jalankan lagi semuanya?",
		allAgainText: (count: number, queue: string) =>
			`${count} pekerjaan ${queue} yang gagal dicoba sekali lagi. Tidak ada yang terjadi dua kali: setiap pekerjaan memeriksa dulu apa yang sudah selesai.`,
		allQueued: (count: number) => `${count} pekerjaan dijalankan lagi.`,
		giveUp: "Hentikan",
		giveUpNamed: (queue: string) => `Hentikan ${queue}`,
		giveUpTitle: "Hentikan pekerjaan ini?",
		giveUpText: (queue: string) =>
			`${queue} tidak akan dicoba lagi, dan tidak ada yang menggantikannya. Yang seharusnya terjadi perlu kamu selesaikan sendiri.`,
		gaveUp: "Pekerjaan dihentikan.",
		none: { failed: "Tidak ada yang gagal.", waiting: "Tidak ada yang menunggu." },
	},
	en: {
		title: "Jobs",
		about:
			"Mails, payments, tickets and parcels are handled in the background. Whatever fails is retried a few times; what still fails waits here for a week.",
		tabs: { failed: "Failed", waiting: "Waiting" },
		queueLabel: "Queue",
		allQueues: "All queues",
		columns: { queue: "Queue", reason: "Reason", since: "Since", tries: "Attempts", act: "Actions" },
		running: "running",
		noReason: "Not tried yet.",
		request: (id) => `Request ${id}`,
		due: (at) => `due ${at}`,
		again: "Run again",
		againNamed: (queue) => `Run ${queue} again`,
		queued: "It runs again.",
		allAgain: (count, queue) => `Run all ${count} of ${queue} again`,
		allAgainTitle: "Run all of them again?",
		allAgainText: (count, queue) =>
			`${counted(count, "failed job", "failed jobs")} of ${queue} will be tried once more. Nothing happens twice: each job first checks what is done already.`,
		allQueued: (count) => `${counted(count, "job runs", "jobs run")} again.`,
		giveUp: "Give up",
		giveUpNamed: (queue) => `Give up ${queue}`,
		giveUpTitle: "Give up this job?",
		giveUpText: (queue) =>
			`${queue} will not be tried again, and nothing takes its place. Whatever it was for is left to you.`,
		gaveUp: "The job was given up.",
		none: { failed: "Nothing has failed.", waiting: "Nothing is waiting." },
	},
});
