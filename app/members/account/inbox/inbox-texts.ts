import { defineTexts } from "../../../platform/words/language";

export const inboxTexts = defineTexts({
	id: {
		none: "Belum ada pesan.",
		noneText: "Kabar pesanan, tiket, dan kirimanmu akan masuk ke sini.",
		unread: (count: number) => (count === 0 ? "Semua sudah dibaca" : `${count} belum dibaca`),
		isNew: "Baru",
		readAll: "Tandai semua sudah dibaca",
		older: "Muat pesan lama",
		choose: "Atur notifikasi",
	},
	en: {
		none: "No messages yet.",
		noneText: "Updates on your orders, tickets and parcels will appear here.",
		unread: (count) => (count === 0 ? "All caught up" : `${count} unread`),
		isNew: "New",
		readAll: "Mark all as read",
		older: "Load older messages",
		choose: "Notification settings",
	},
});
