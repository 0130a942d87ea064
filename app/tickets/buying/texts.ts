import { counted } from "../../platform/lists/counted";
import { defineTexts } from "../../platform/words/language";

export const buyingTexts = defineTexts({
	id: {
		steps: { block: "Tempat", names: "Data", pay: "Bayar" },
		nothingYet: "Belum memilih",
		from: (price: string) => `Mulai ${price}`,
		howMany: "Berapa orang?",
		pickOwn: "Pilih kursi sendiri",
		noneAnywhere: (count: number) => `Tidak ada ${count} tempat berdampingan. Coba jumlah lain.`,
		count: "Jumlah tiket",
		total: "Total",
		hold: "Lanjut isi data",
		pick: (count: number) => (count === 1 ? "Pilihkan kursi" : `Pilihkan ${count} kursi`),
		logIn: "Masuk untuk membeli",
		logInText: "Pilihanmu tetap ada setelah kamu masuk.",
		limit: (count: number, inAll: number) =>
			count < inAll
				? `Satu akun paling banyak ${count} tiket di blok ini, dan ${inAll} untuk semua blok.`
				: `Satu akun paling banyak ${inAll} tiket untuk semua blok.`,
		timeLeft: "Sisa waktu tahan",
		ended: "Waktunya habis",
		expired: "Tiketnya sudah dilepas. Kalau belum diambil orang lain, kamu bisa mengambilnya lagi.",
		takeAgain: "Ambil lagi",
		chooseOther: "Pilih tempat lain",
		change: "Ubah pilihan",
		holders: "Siapa yang datang?",
		holdersText: "Nama ini tercetak di tiket. Boleh diisi namamu dulu, tiketnya bisa dialihkan.",
		holder: (at: number) => `Nama pemegang tiket ${at}`,
		method: "Cara bayar",
		summary: "Ringkasan",
		line: (count: number, section: string) => `${count} × ${section}`,
		seat: (row: number, number: number) => `Baris ${row} kursi ${number}`,
		voucher: "Kode voucher atau kredit",
		voucherUse: "Pakai",
		voucherSaves: (amount: string) => `memotong ${amount}`,
		voucherDrop: (code: string) => `Lepas voucher ${code}`,
		voucherFailed: "Kodenya belum bisa diperiksa. Coba lagi sebentar lagi.",
		discount: (name: string) => `Voucher ${name}`,
		place: "Buat pesanan",
		within: "Setelah ini kamu punya 15 menit untuk membayar.",
		filter: "Cari yang cocok",
		shaded: "Teduh",
		anyPrice: "Semua harga",
		upTo: (price: string) => `Sampai ${price}`,
		maxPrice: "Harga",
		noMatch: "Tidak ada blok yang cocok.",
		noMatchHint: "Coba longgarkan harga, jumlah, atau teduhnya.",
		contactNeeded: {
			title: "Verifikasi akunmu dulu, baru ambil tiket",
			text: (email: string) =>
				`Tiket hanya untuk anggota yang email atau nomor HP-nya sudah terverifikasi. Buka tautan yang kami kirim ke ${email}, atau verifikasi nomor HP-mu.`,
			sent: (email: string) => `Tautan baru sudah kami kirim ke ${email}. Cek juga folder spam.`,
			resend: "Kirim ulang tautan",
			profile: "Buka akun",
		},
		membersFirst: {
			anybody: (members: string, all: string) =>
				`Dibuka ${members} untuk yang sudah jadi anggota sebelum itu, dan ${all} untuk semua.`,
			early: (members: string, all: string) =>
				`Kamu sudah jadi anggota sebelum ${members}, jadi kamu bisa membeli sekarang. Untuk semua mulai ${all}.`,
			tooNew: (members: string, all: string) =>
				`Sekarang giliran yang jadi anggota sebelum ${members}. Akunmu lebih baru, jadi kamu bisa membeli mulai ${all}.`,
		},
	},
	en: {
		steps: { block: "Place", names: "Names", pay: "Pay" },
		nothingYet: "Nothing chosen",
		from: (price) => `From ${price}`,
		howMany: "How many people?",
		pickOwn: "Choose seats myself",
		noneAnywhere: (count) => `There are no ${count} places together. Try another number.`,
		count: "Number of tickets",
		total: "Total",
		hold: "Continue to names",
		pick: (count) => (count === 1 ? "Pick a seat" : `Pick ${count} seats`),
		logIn: "Log in to buy",
		logInText: "Your selection will still be here after you log in.",
		limit: (count, inAll) =>
			count < inAll
				? `Up to ${counted(count, "ticket", "tickets")} per account in this block, and ${inAll} over all blocks.`
				: `Up to ${counted(inAll, "ticket", "tickets")} per account over all blocks.`,
		timeLeft: "Time left on the hold",
		ended: "Time is up",
		expired: "The tickets were released. If nobody else has taken them, you can take them again.",
		takeAgain: "Take them again",
		chooseOther: "Choose somewhere else",
		change: "Change selection",
		holders: "Who is coming?",
		holdersText:
			"The name is printed on the ticket. You can use your own for now and transfer the ticket later.",
		holder: (at) => `Name on ticket ${at}`,
		method: "Payment method",
		summary: "Summary",
		line: (count, section) => `${count} × ${section}`,
		seat: (row, number) => `Row ${row} seat ${number}`,
		voucher: "Voucher or credit code",
		voucherUse: "Use",
		voucherSaves: (amount) => `saves you ${amount}`,
		voucherDrop: (code) => `Remove voucher ${code}`,
		voucherFailed: "The code could not be checked. Try again in a moment.",
		discount: (name) => `Voucher ${name}`,
		place: "Place order",
		within: "You then have 15 minutes to pay.",
		filter: "Find a match",
		shaded: "In the shade",
		anyPrice: "Any price",
		upTo: (price) => `Up to ${price}`,
		maxPrice: "Price",
		noMatch: "No block matches.",
		noMatchHint: "Try another price, number or shade.",
		contactNeeded: {
			title: "Verify your account before taking tickets",
			text: (email) =>
				`Tickets are for members whose e-mail or mobile number is verified. Open the link we sent to ${email}, or verify your mobile number.`,
			sent: (email) => `We have sent a new link to ${email}. Check your spam folder too.`,
			resend: "Send the link again",
			profile: "Open account",
		},
		membersFirst: {
			anybody: (members, all) =>
				`Opens ${members} for anyone who was already a member by then, and ${all} for everyone.`,
			early: (members, all) =>
				`You were a member before ${members}, so you can buy now. Open to everyone from ${all}.`,
			tooNew: (members, all) =>
				`For now, tickets are only for those who were members before ${members}. Your account is newer, so you can buy from ${all}.`,
		},
	},
});
