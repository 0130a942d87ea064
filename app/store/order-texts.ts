import { defineTexts } from "../platform/language";

export const orderTexts = defineTexts({
	id: {
		cart: "Keranjang",
		cartDescription: "Barang yang kamu pilih di toko resmi klub.",
		cartEmpty: "Keranjangmu masih kosong.",
		cartEmptyText: "Lihat-lihat dulu. Pilih ukuranmu di halaman barang, lalu pesan lewat toko klub.",
		browse: "Mulai belanja",
		newInStore: "Baru di toko",

		checkout: "Checkout",
		nothingToPay: "Belum ada yang perlu dibayar.",
		nothingToPayText: "Keranjangmu kosong, jadi tidak ada pesanan yang menunggu pembayaran.",
		unknownCart: "Keranjang ini tidak ada.",
		unknownCartText: (id: string) =>
			`Kami tidak menemukan keranjang ${id} di akunmu. Mungkin tautannya sudah lama, atau milik akun lain.`,
		openCart: "Buka keranjang",

		complete: "Pesanan",
		noNewOrder: "Belum ada pesanan yang baru selesai.",
		noNewOrderText: "Setelah kamu memesan, ringkasannya tampil di sini dan tersimpan di akunmu.",
		myItems: "Barang saya",

		invoice: "Faktur",
		unknownOrder: "Belum ada pesanan dengan nomor ini.",
		unknownOrderText: (id: string) =>
			`Kami tidak menemukan pesanan ${id} di akunmu. Periksa lagi nomornya, atau buka daftar barangmu.`,

		track: "Lacak kiriman",
		unknownParcel: "Belum ada kiriman dengan nomor ini.",
		unknownParcelText: (id: string, courier: string) =>
			`Tidak ada pesanan ${id} di akunmu yang dikirim lewat ${courier}.`,
		unknownCourier: "Kurir ini tidak kami pakai.",
		unknownCourierText: (courier: string) =>
			`Klub tidak mengirim lewat “${courier}”. Kalau salah pilih, coba kurir yang lain:`,
		couriers: "Kurir yang kami pakai",
		otherCouriers: "Coba kurir lain",

		help: "Tanya toko klub",
		helpText: "Sebutkan nomor pesananmu, nanti kami carikan.",
		helpMessage: "Halo, saya mau bertanya soal pesanan toko.",
		helpMessageAbout: (id: string) => `Halo, saya mau bertanya soal pesanan ${id}.`,
		memberPage: "Halaman ini hanya untuk anggota yang masuk.",
	},
	en: {
		cart: "Cart",
		cartDescription: "What you have chosen in the club's official store.",
		cartEmpty: "Your cart is still empty.",
		cartEmptyText:
			"Have a look around. Choose your size on a product's page, then order from the club store.",
		browse: "Start shopping",
		newInStore: "New in the store",

		checkout: "Checkout",
		nothingToPay: "There is nothing to pay.",
		nothingToPayText: "Your cart is empty, so no order is waiting for a payment.",
		unknownCart: "There is no such cart.",
		unknownCartText: (id) =>
			`We found no cart ${id} in your account. The link may be old, or belong to another account.`,
		openCart: "Open the cart",

		complete: "Order",
		noNewOrder: "There is no order you have just placed.",
		noNewOrderText: "Once you order something, its summary is shown here and kept in your account.",
		myItems: "My items",

		invoice: "Invoice",
		unknownOrder: "There is no order with this number.",
		unknownOrderText: (id) =>
			`We found no order ${id} in your account. Check the number, or open the list of your items.`,

		track: "Track a parcel",
		unknownParcel: "There is no parcel with this number.",
		unknownParcelText: (id, courier) => `No order ${id} of your account was sent with ${courier}.`,
		unknownCourier: "We do not use this courier.",
		unknownCourierText: (courier) =>
			`The club does not send with “${courier}”. If that was a slip, try one of the others:`,
		couriers: "Couriers we use",
		otherCouriers: "Try another courier",

		help: "Ask the club store",
		helpText: "Tell us the number of your order and we will look for it.",
		helpMessage: "Hello, I have a question about a store order.",
		helpMessageAbout: (id) => `Hello, I have a question about order ${id}.`,
		memberPage: "This page is for members who are logged in.",
	},
});
