import { defineTexts } from "../platform/language";

export const familyTexts = defineTexts({
	id: {
		title: "Anak-anakmu",
		text: "Simpan namanya sekali, lalu tinggal pilih waktu membeli tiket atau mendaftar akademi.",
		none: "Belum ada anak tersimpan.",
		name: "Nama anak",
		birthDate: "Tanggal lahir",
		consent:
			"Aku orang tua atau walinya, dan setuju klub menyimpan nama dan tanggal lahirnya untuk tiket dan akademi.",
		add: "Simpan anak",
		added: "Tersimpan, dan persetujuanmu tercatat.",
		notAdded: "Belum tersimpan.",
		remove: "Hapus",
		removeLabel: (name: string) => `Hapus ${name}`,
		removed: "Terhapus, dan persetujuanmu ditarik.",
		born: "Lahir",
		fill: "Isi dengan data anakmu:",
	},
	en: {
		title: "Your children",
		text: "Keep their names once, then just choose them when you buy tickets or apply to the academy.",
		none: "No children kept yet.",
		name: "Child's name",
		birthDate: "Date of birth",
		consent:
			"I am the parent or guardian, and agree that the club keeps the name and date of birth for tickets and the academy.",
		add: "Keep child",
		added: "Kept, and your consent is recorded.",
		notAdded: "Not kept.",
		remove: "Delete",
		removeLabel: (name) => `Delete ${name}`,
		removed: "Deleted, and your consent is withdrawn.",
		born: "Born",
		fill: "Fill in one of your children:",
	},
});
