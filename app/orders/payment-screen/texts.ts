import { defineTexts } from "../../platform/words/language";

export const paymentTexts = defineTexts({
	id: {
		waiting: "Menunggu pembayaran",
		headline: "Tinggal bayar",
		timeLeft: "Sisa waktu",
		payBefore: "Bayar sebelum",
		hours: "jam",
		minutes: "menit",

		received: "Pembayaran diterima",
		accepted: "Pesanan diterima",
		openTicket: "Buka tiketmu",
		paid: "Lunas",
		paidText: (amount: string, time: string, way: string) =>
			`${amount} masuk pukul ${time} lewat ${way}. Terima kasih.`,
		freeText:
			"Vouchermu menutup semuanya, jadi tidak ada yang perlu dibayar. Pesananmu langsung kami siapkan.",
		expired: "Waktunya habis",
		expiredText:
			"Pesanan ini tidak dibayar tepat waktu, jadi yang kami simpan untukmu sudah kami lepas. Sudah telanjur bayar? Tenang: kalau stoknya masih ada, pesananmu aktif lagi. Kalau tidak, uangmu kembali.",
		cancelled: "Dibatalkan",
		cancelledText: "Pesanan ini batal. Uang yang masuk setelah ini kami kembalikan.",
		refunded: "Dana kembali",
		refundedText: "Uang untuk pesanan ini sudah dikembalikan.",
		disputed: "Disengketakan",
		charged_back: "Tidak berlaku",
		orderAgain: "Pesan lagi",

		onBehalf: (club: string) => `Atas nama ${club}`,
		vaNumber: "Nomor virtual account",
		billNumber: "Nomor tagihan",
		company: "Kode perusahaan",
		storeCode: "Kode bayar",
		exactAmount: "Jumlah persis",
		amount: "Jumlah",
		qrAmountNote: "Nominal sudah terisi saat kamu memindai.",
		qrLabel: (amount: string) => `Kode QRIS untuk pembayaran ${amount}`,
		saveImage: "Simpan gambar",
		copyNumber: "Salin nomor",
		copyCode: "Salin kode",
		copy: "Salin",
		copied: "Tersalin",
		openPage: "Buka halaman pembayaran",
		pageText: "Pembayaran diselesaikan di halaman penyedia pembayaran. Setelah itu kamu kembali ke sini.",
		openApp: (name: string) => `Buka ${name}`,
		appText: (name: string) =>
			`Pembayaran diselesaikan di aplikasi ${name}. Setelah itu kamu kembali ke sini.`,
		appQrText: "Di komputer? Pindai kode ini dengan kamera HP.",
		appQrLabel: (name: string) => `Kode QR ke aplikasi ${name}`,

		opening: "Menyiapkan pembayaran…",
		away: "Penyedia pembayaran belum menjawab.",
		awayText: (time: string) =>
			`Pesananmu aman dan saldomu tidak terpotong. Bayar sebelum ${time}. Coba lagi, atau ganti cara bayar.`,
		denied: "Pembayaran ditolak.",
		deniedText: "Saldomu tidak terpotong. Coba lagi, atau ganti cara bayar.",
		closed: "Cara bayar ini sudah tidak berlaku.",
		closedText: "Pesananmu masih ada. Coba lagi, atau ganti cara bayar.",
		tryAgain: "Coba lagi",

		howTo: "Caranya",
		change: "Ganti cara bayar",
		changeText: "Nomor lama langsung tidak berlaku. Pesanan dan tenggatnya tetap.",
		useThis: "Pakai cara ini",
		chooseFirst: "Pilih dulu salah satu.",
		stale: "Halaman ini belum bisa diperbarui. Kami coba lagi terus.",

		guides: {
			qrElsewhere: "Pakai HP lain",
			qrElsewhereSteps: (club: string) =>
				`Buka aplikasi dompet digital atau m-banking, pilih Bayar atau QRIS.\nArahkan kamera ke kode di atas.\nPeriksa nama ${club}, lalu bayar.`,
			qrHere: "Pakai HP ini juga",
			qrHereSteps:
				"Tekan Simpan gambar.\nDi aplikasimu, pilih QRIS lalu ikon galeri, dan ambil gambar tadi.\nPeriksa namanya, lalu bayar.",
			app: (app: string) => `${app} di HP`,
			appSteps: (number: string, club: string, amount: string) =>
				`Buka aplikasi, pilih Transfer, lalu Virtual Account.\nTempel nomor ${number}.\nPastikan namanya ${club} dan jumlahnya ${amount}.\nMasukkan PIN. Selesai, halaman ini berubah sendiri.`,
			atm: (bank: string) => `ATM ${bank}`,
			atmSteps: (number: string) =>
				`Pilih Transaksi lainnya, Transfer, lalu Virtual Account.\nKetik nomor ${number}, lalu Benar.\nPeriksa nama dan jumlahnya, lalu Ya.`,
			otherBank: "Dari bank lain",
			otherBankSteps: (code: string, number: string, amount: string) =>
				`Pilih transfer antarbank, kode bank ${code}.\nTempel nomor ${number} dan jumlah persis ${amount}.`,
			billApp: "Livin' by Mandiri",
			billSteps: (company: string, number: string, amount: string) =>
				`Pilih Bayar, lalu Multipayment.\nKetik kode perusahaan ${company}.\nTempel nomor tagihan ${number}.\nPastikan jumlahnya ${amount}, lalu masukkan PIN.`,
			store: (store: string) => `Di kasir ${store}`,
			storeSteps: (amount: string) =>
				`Bilang ke kasir mau bayar belanja online.\nTunjukkan kode bayar di atas.\nBayar tunai ${amount}, lalu simpan struknya.`,
			linkHere: "Di HP ini",
			linkHereSteps: (app: string) =>
				`Tekan Buka ${app}.\nPeriksa nama dan jumlahnya, lalu masukkan PIN.\nKembali ke sini, halaman ini berubah sendiri.`,
			linkElsewhere: "Dari komputer",
			linkElsewhereSteps: (app: string) =>
				`Pindai kode di atas dengan kamera HP.\nBuka tautannya dengan ${app}.\nPeriksa nama dan jumlahnya, lalu masukkan PIN.`,
			page: "Di halaman pembayaran",
			pageSteps:
				"Tekan Buka halaman pembayaran.\nIkuti langkah di sana sampai selesai.\nKamu kembali ke sini, dan halaman ini berubah sendiri.",
		},
	},
	en: {
		waiting: "Waiting for payment",
		headline: "Almost yours",
		timeLeft: "Time left",
		payBefore: "Pay by",
		hours: "h",
		minutes: "min",

		received: "Payment received",
		accepted: "Order accepted",
		openTicket: "Open your ticket",
		paid: "Paid",
		paidText: (amount, time, way) => `We received ${amount} at ${time} by ${way}. Thank you.`,
		freeText: "Your voucher covered everything, so there was nothing to pay. We are preparing your order.",
		expired: "Time is up",
		expiredText:
			"This order was not paid in time, so what we held for you has been released. Already paid? Don't worry: if there is enough left, your order will be restored. If not, you'll get your money back.",
		cancelled: "Cancelled",
		cancelledText: "This order has been cancelled. Any payment that arrives now will be refunded.",
		refunded: "Refunded",
		refundedText: "This order has been refunded.",
		disputed: "Disputed",
		charged_back: "Charged back",
		orderAgain: "Order again",

		onBehalf: (club) => `In the name of ${club}`,
		vaNumber: "Virtual account number",
		billNumber: "Bill number",
		company: "Company code",
		storeCode: "Payment code",
		exactAmount: "Exact amount",
		amount: "Amount",
		qrAmountNote: "The amount is filled in when you scan.",
		qrLabel: (amount) => `QRIS code for a payment of ${amount}`,
		saveImage: "Save image",
		copyNumber: "Copy number",
		copyCode: "Copy code",
		copy: "Copy",
		copied: "Copied",
		openPage: "Open the payment page",
		pageText: "You pay on the payment provider's page and come back here afterwards.",
		openApp: (name) => `Open ${name}`,
		appText: (name) => `You pay in the ${name} app and come back here afterwards.`,
		appQrText: "On a computer? Scan this code with your phone's camera.",
		appQrLabel: (name) => `QR code to the ${name} app`,

		opening: "Preparing the payment…",
		away: "The payment provider has not responded yet.",
		awayText: (time) =>
			`Your order is safe and nothing has been charged. Pay by ${time}. Try again, or choose another method.`,
		denied: "The payment was declined.",
		deniedText: "Nothing has been charged. Try again, or choose another method.",
		closed: "This payment method is no longer valid.",
		closedText: "Your order is still open. Try again, or choose another method.",
		tryAgain: "Try again",

		howTo: "How to pay",
		change: "Change payment method",
		changeText: "The old number stops working at once. Your order and deadline stay the same.",
		useThis: "Use this method",
		chooseFirst: "Choose one first.",
		stale: "This page can't be updated right now. We'll keep trying.",

		guides: {
			qrElsewhere: "With another phone",
			qrElsewhereSteps: (club) =>
				`Open your wallet or banking app and choose Pay or QRIS.\nPoint the camera at the code above.\nCheck the name ${club}, then pay.`,
			qrHere: "With this phone",
			qrHereSteps:
				"Press Save image.\nIn your app choose QRIS, then the gallery icon, and pick that image.\nCheck the name, then pay.",
			app: (app) => `${app} on your phone`,
			appSteps: (number, club, amount) =>
				`Open the app, choose Transfer, then Virtual Account.\nPaste the number ${number}.\nCheck that the name is ${club} and the amount ${amount}.\nEnter your PIN. That's it: this page updates by itself.`,
			atm: (bank) => `${bank} ATM`,
			atmSteps: (number) =>
				`Choose Other transactions, Transfer, then Virtual Account.\nEnter the number ${number} and confirm.\nCheck the name and the amount, then choose Yes.`,
			otherBank: "From another bank",
			otherBankSteps: (code, number, amount) =>
				`Choose interbank transfer, bank code ${code}.\nPaste the number ${number} and the exact amount ${amount}.`,
			billApp: "Livin' by Mandiri",
			billSteps: (company, number, amount) =>
				`Choose Pay, then Multipayment.\nEnter the company code ${company}.\nPaste the bill number ${number}.\nCheck that the amount is ${amount}, then enter your PIN.`,
			store: (store) => `At the ${store} till`,
			storeSteps: (amount) =>
				`Tell the cashier you want to pay for an online purchase.\nShow the payment code above.\nPay ${amount} in cash and keep the slip.`,
			linkHere: "On this phone",
			linkHereSteps: (app) =>
				`Press Open ${app}.\nCheck the name and the amount, then enter your PIN.\nCome back here: this page updates by itself.`,
			linkElsewhere: "From a computer",
			linkElsewhereSteps: (app) =>
				`Scan the code above with your phone's camera.\nOpen the link in ${app}.\nCheck the name and the amount, then enter your PIN.`,
			page: "On the payment page",
			pageSteps:
				"Press Open the payment page.\nFollow the steps there.\nYou come back here, and this page updates by itself.",
		},
	},
});
