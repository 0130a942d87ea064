import { defineTexts } from "../../platform/words/language";

export const deliveryTexts = defineTexts({
	id: {
		title: "Tiba kapan?",
		to: (place: string) => `Dikirim ke ${place}`,
		choose: "Pilih kecamatan",
		change: "Ganti kecamatan",
		waiting: "Menghitung …",
		arrives: (days: string) => `Tiba ${days}`,
		by: (service: string, price: string) => `dengan ${service}, ${price}.`,
		before: (day: string) => `Tiba sebelum laga ${day}.`,
		fasterBefore: (day: string, service: string, price: string) =>
			`Mau tiba sebelum laga ${day}? Pilih ${service}, ${price}.`,
		after: (day: string) => `Tiba setelah laga ${day}.`,
		away: "Kurir belum menjawab. Tanggal tibanya kami tunjukkan saat checkout.",
		notServed: "Belum ada kurir ke sini. Pesananmu bisa diambil di hari laga.",
		failed: "Tanggal tibanya gagal dihitung.",
		retry: "Coba lagi",
	},
	en: {
		title: "When will it arrive?",
		to: (place) => `Delivery to ${place}`,
		choose: "Choose a district",
		change: "Change district",
		waiting: "One moment …",
		arrives: (days) => `Arrives ${days}`,
		by: (service, price) => `by ${service}, ${price}.`,
		before: (day) => `Arrives before the match on ${day}.`,
		fasterBefore: (day, service, price) =>
			`To have it before the match on ${day}, choose ${service}, ${price}.`,
		after: (day) => `Arrives after the match on ${day}.`,
		away: "The couriers aren't responding. You'll see the arrival date at checkout.",
		notServed: "No courier delivers there yet. You can pick up your order on a match day.",
		failed: "The arrival date could not be worked out.",
		retry: "Try again",
	},
});
