import { defineTexts } from "../../platform/words/language";

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
		text: "Save their names once, then just pick them when you buy tickets or apply to the academy.",
		none: "No children saved yet.",
		name: "Child's name",
		birthDate: "Date of birth",
		consent:
			"I am the parent or guardian, and I agree to the club keeping the name and date of birth for tickets and the academy.",
		add: "Add child",
		added: "Saved, and your consent has been recorded.",
		notAdded: "Not saved.",
		remove: "Delete",
		removeLabel: (name) => `Delete ${name}`,
		removed: "Deleted, and your consent has been withdrawn.",
		born: "Born",
		fill: "Fill in your child's details:",
	},
});
