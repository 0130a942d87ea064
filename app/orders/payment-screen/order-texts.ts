import { defineTexts } from "../../platform/words/language";

export const storeOrderTexts = defineTexts({
	id: {
		browse: "Mulai belanja",

		checkout: "Checkout",
		nothingToPay: "Belum ada yang perlu dibayar.",
		nothingToPayText: "Keranjangmu kosong, jadi tidak ada pesanan yang menunggu pembayaran.",
		unknownCart: "Keranjang ini tidak ada.",
		unknownCartText: (id: string) =>
			`Kami tidak menemukan keranjang ${id} di akunmu. Mungkin tautannya sudah lama, atau milik akun lain.`,
		openCart: "Buka keranjang",

		myItems: "Barang saya",

		track: "Lacak kiriman",
		trackFailed: "Kiriman gagal dimuat.",
		trackFailedText: "Sambungan terputus. Paketmu tetap berjalan. Coba lagi sebentar lagi.",
		unknownParcel: "Tidak ada kiriman dengan nomor ini.",
		unknownParcelText: (id: string, courier: string | null) =>
			courier
				? `Tidak ada pesanan ${id} di akunmu yang dikirim lewat ${courier}.`
				: `Tidak ada pesanan ${id} di akunmu yang diambil sendiri.`,
		otherCourier: "Kiriman ini lewat kurir lain.",
		otherCourierText: (id: string, courier: string | null) =>
			courier
				? `Pesanan ${id} ada di akunmu, tapi tidak dikirim lewat ${courier}. Pilih kurirnya:`
				: `Pesanan ${id} ada di akunmu, tapi tidak untuk diambil sendiri. Pilih kurirnya:`,
		pickUp: "Ambil sendiri",
		unknownCourier: "Kurir ini tidak kami pakai.",
		unknownCourierText: (courier: string) => `Klub tidak mengirim lewat “${courier}”. Coba kurir yang lain:`,
		couriers: "Kurir yang kami pakai",
		otherCouriers: "Coba kurir lain",

		help: "Tanya toko klub",
		helpText: "Sebutkan nomor pesananmu, nanti kami cek.",
		helpMessage: "Halo, saya mau bertanya soal pesanan toko.",
		helpMessageAbout: (id: string) => `Halo, saya mau bertanya soal pesanan ${id}.`,
		memberPage: "Masuk dulu untuk melihat halaman ini.",
	},
	en: {
		browse: "Start shopping",

		checkout: "Checkout",
		nothingToPay: "There is nothing to pay.",
		nothingToPayText: "Your cart is empty, so no order is awaiting payment.",
		unknownCart: "This cart does not exist.",
		unknownCartText: (id) =>
			`We couldn't find cart ${id} in your account. The link may be old or belong to another account.`,
		openCart: "Open cart",

		myItems: "My items",

		track: "Track parcel",
		trackFailed: "The parcel could not be loaded.",
		trackFailedText: "The connection was lost, but your parcel is still on its way. Try again in a moment.",
		unknownParcel: "No parcel with this number.",
		unknownParcelText: (id, courier) =>
			courier
				? `No order ${id} in your account was sent with ${courier}.`
				: `No order ${id} in your account is for pick-up.`,
		otherCourier: "This parcel is with another courier.",
		otherCourierText: (id, courier) =>
			courier
				? `Order ${id} is in your account, but it was not sent with ${courier}. Choose its courier:`
				: `Order ${id} is in your account, but it is not for pick-up. Choose its courier:`,
		pickUp: "Pick-up",
		unknownCourier: "We do not use this courier.",
		unknownCourierText: (courier) => `The club does not ship with “${courier}”. Try one of these instead:`,
		couriers: "Couriers we use",
		otherCouriers: "Try another courier",

		help: "Ask the club store",
		helpText: "Tell us your order number and we'll look into it.",
		helpMessage: "Hello, I have a question about a store order.",
		helpMessageAbout: (id) => `Hello, I have a question about order ${id}.`,
		memberPage: "Log in to see this page.",
	},
});
