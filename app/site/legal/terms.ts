import { club } from "../../../club/profile";
import type { LegalDocument } from "./document";

export const terms: Record<"id" | "en", LegalDocument> = {
	id: {
		title: "Syarat keanggotaan",
		description: `Syarat memakai situs dan menjadi anggota ${club.name}, dengan kata-kata yang mudah dibaca.`,
		lead: `Ini kesepakatan antara kamu dan ${club.legal.name}, pengelola ${club.name}. Singkat, dan kami tulis supaya bisa dibaca.`,
		parts: [
			{
				title: "Akunmu",
				text: "Keanggotaan gratis. Akun ini milikmu sendiri.",
				points: [
					"Isi nama, email, dan nomor HP yang benar.",
					"Jaga kata sandimu dan jangan pinjamkan akunmu. Kalau ada yang aneh, ganti kata sandi dan keluarkan perangkat yang tidak kamu kenal.",
					"Di bawah 18 tahun? Daftarlah bersama orang tua atau wali.",
					"Kamu bisa berhenti jadi anggota kapan saja, tanpa alasan: hapus akunmu di Akun › Privasi.",
				],
				law: "Persetujuan lewat situs ini sah sebagai kontrak elektronik menurut UU 11/2008 tentang Informasi dan Transaksi Elektronik, sebagaimana diubah terakhir dengan UU 1/2024 (UU ITE).",
			},
			{
				title: "Yang tidak boleh",
				text: "Situs ini dipakai bersama. Kami bisa membatasi atau menutup akun yang:",
				points: [
					"memakai nama atau data orang lain;",
					"mengganggu, merusak, atau mencoba menembus situs;",
					"memakai program untuk memborong atau menjual lagi tiket;",
					"mengancam atau merendahkan orang lain.",
				],
				law: "Akses tanpa hak dan gangguan sistem dilarang UU ITE, Pasal 30 sampai 33.",
			},
			{
				title: "Tiket dan toko",
				text: "Harga, stok, dan sisa kursi di situs ini adalah keterangan dari klub. Harga barang berlaku seperti yang kamu lihat saat menekan Buat pesanan, dan stoknya kami tahan selama batas bayar; jual beli terjadi begitu pembayaranmu kami terima. Tiket dan barang juga bisa dibeli langsung di loket dan toko klub.",
				points: [
					"Harga sudah dalam rupiah. Ongkos kirim disebutkan sebelum kamu membayar.",
					"Barang rusak atau keliru kami ganti, atau uangmu kembali.",
					"Laga dibatalkan? Kamu memilih kredit atau uang kembali. Tanpa jawaban sampai batas waktunya, aturan di halaman tiketnya berlaku.",
				],
				law: "Hakmu sebagai konsumen dilindungi UU 8/1999 tentang Perlindungan Konsumen. Tidak ada syarat di sini yang mengurangi hak itu (Pasal 18).",
			},
			{
				title: "Isi situs",
				text: `Tulisan, gambar, dan video di situs ini milik ${club.name} atau dipakai dengan izin. Silakan bagikan tautannya. Untuk memakai isinya di tempat lain, minta izin dulu.`,
				law: "UU 28/2014 tentang Hak Cipta.",
			},
			{
				title: "Kalau ada masalah",
				text: `Bicaralah dulu dengan kami lewat halaman kontak atau ${club.contact.email}. Kalau tidak selesai juga, kamu bisa mengadu ke Badan Penyelesaian Sengketa Konsumen (BPSK) di daerahmu atau ke pengadilan.`,
				law: "UU 8/1999, Pasal 45 sampai 48. Hukum yang berlaku adalah hukum Indonesia.",
			},
			{
				title: "Kalau syarat ini berubah",
				text: "Setiap versi punya nomor dan tanggal, tertulis di atas. Versi yang kamu setujui tercatat bersama akunmu; lihat di Akun › Privasi.",
			},
		],
	},
	en: {
		title: "Terms of membership",
		description: `The terms for using the site and being a member of ${club.name}, in plain words.`,
		lead: `This is an agreement between you and ${club.legal.name}, which runs ${club.name}. It is short, and meant to be read.`,
		parts: [
			{
				title: "Your account",
				text: "Membership is free. Your account is yours alone.",
				points: [
					"Give your real name, e-mail and mobile number.",
					"Keep your password safe and do not lend your account. If something looks odd, change your password and log out devices you do not recognise.",
					"Under 18? Register together with a parent or guardian.",
					"You can stop being a member at any time, without giving a reason: delete your account under Account › Privacy.",
				],
				law: "Consent given on this site is a valid electronic contract under Law 11/2008 on Electronic Information and Transactions, last amended by Law 1/2024 (UU ITE).",
			},
			{
				title: "What is not allowed",
				text: "We all share this site. We may restrict or close accounts that:",
				points: [
					"use another person's name or data;",
					"disrupt, damage or try to break into the site;",
					"use software to bulk-buy or resell tickets;",
					"threaten or demean other people.",
				],
				law: "Unauthorised access and interference with systems are prohibited by UU ITE, Articles 30 to 33.",
			},
			{
				title: "Tickets and store",
				text: "Prices, stock and seats left on this site are information from the club. Goods cost what you saw when you pressed Place order, and are held for you until the payment deadline; the sale is concluded once we have received your payment. Tickets and goods can also be bought at the club's ticket office and store.",
				points: [
					"Prices are in rupiah. Delivery costs are stated before you pay.",
					"We replace damaged or wrong items, or refund you.",
					"Match cancelled? You choose credit or a refund. Without an answer by the deadline, the rule on its ticket page applies.",
				],
				law: "Your rights as a consumer are protected by Law 8/1999 on Consumer Protection. Nothing in these terms limits them (Article 18).",
			},
			{
				title: "Content",
				text: `The texts, pictures and videos on this site belong to ${club.name} or are used with permission. Feel free to share links. To use the content elsewhere, ask us first.`,
				law: "Law 28/2014 on Copyright.",
			},
			{
				title: "If there is a problem",
				text: `Talk to us first, through the contact page or ${club.contact.email}. If that does not settle it, you can turn to the consumer dispute settlement body (BPSK) in your area or to a court.`,
				law: "Law 8/1999, Articles 45 to 48. Indonesian law applies.",
			},
			{
				title: "If these terms change",
				text: "Every version has a number and a date, shown at the top. The version you agreed to is recorded with your account; see Account › Privacy.",
			},
		],
	},
};
