import { defineTexts } from "../platform/language";

export const itemTexts = defineTexts({
	id: {
		tabs: {
			all: "Semua",
			to_pay: "Belum dibayar",
			packing: "Dikemas",
			on_the_way: "Dikirim",
			delivered: "Sampai",
			closed: "Batal",
		},
		tabsLabel: "Status pesanan",
		times: (count: number) => `${count} buah`,
		more: (count: number) => `dan ${count} barang lain`,
		payBefore: "Bayar sebelum",
		pay: "Bayar",
		noneHere: "Tidak ada pesanan di sini.",
		noneHereText: "Pesananmu yang lain ada di tab Semua.",
		showAll: "Lihat semua pesanan",
		allItems: "Semua barang",
		allTickets: "Semua tiket",
	},
	en: {
		tabs: {
			all: "All",
			to_pay: "To pay",
			packing: "Being packed",
			on_the_way: "On the way",
			delivered: "Delivered",
			closed: "Cancelled",
		},
		tabsLabel: "Order status",
		times: (count) => `${count} pieces`,
		more: (count) => `and ${count} more ${count === 1 ? "item" : "items"}`,
		payBefore: "Pay before",
		pay: "Pay",
		noneHere: "No orders here.",
		noneHereText: "Your other orders are under All.",
		showAll: "See all orders",
		allItems: "All items",
		allTickets: "All tickets",
	},
});
