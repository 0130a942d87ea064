import { defineTexts } from "../../platform/language";

export const todayTexts = defineTexts({
	id: {
		title: (name: string) => `Halo, ${name}`,
		waiting: "Yang menunggumu",
		none: "Tidak ada yang menunggu. Laut sedang tenang.",
		notMine: "Belum ada yang dihitung untuk peranmu.",
		notMineText: "Pindai tiket di halaman gerbang.",
		gate: "Buka pemindai",
		kinds: {
			to_pack: "perlu dikemas",
			to_send: "siap diserahkan ke kurir",
			trouble: "paket bermasalah",
			transfers: "siap ditransfer",
			refunds: "pengembalian belum selesai",
			differences: "selisih pembayaran",
			messages: "pesan belum dijawab",
			trials: "pendaftar uji coba akademi",
			failed_jobs: "pekerjaan gagal dalam 7 hari",
		},
		nothing: "beres",
	},
	en: {
		title: (name) => `Hello, ${name}`,
		waiting: "Waiting for you",
		none: "Nothing is waiting. The sea is calm.",
		notMine: "Nothing is counted for your role yet.",
		notMineText: "Tickets are scanned on the gate's page.",
		gate: "Open the scanner",
		kinds: {
			to_pack: "to pack",
			to_send: "to hand to the courier",
			trouble: "parcels in trouble",
			transfers: "to transfer",
			refunds: "refunds under way",
			differences: "payment differences",
			messages: "unanswered messages",
			trials: "academy trials asked for",
			failed_jobs: "failed jobs in 7 days",
		},
		nothing: "all done",
	},
});
