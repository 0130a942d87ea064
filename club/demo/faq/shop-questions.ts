import type { DemoFaqGroup } from "./demo-faq";

export const aboutTickets: DemoFaqGroup = {
	key: "tiket",
	title: { id: "Tiket & masuk stadion", en: "Tickets & entry" },
	questions: [
		{
			slug: "cara-beli-tiket",
			question: { id: "Bagaimana cara membeli tiket?", en: "How do I buy a ticket?" },
			answer: {
				id: "Buka halaman Tiket, pilih laga, lalu pilih tribun dan jumlah kursi. Kursimu ditahan sepuluh menit selama kamu mengisi nama pemegangnya.\n\nSetelah itu ada lima belas menit untuk membayar. Begitu lunas, tiket langsung muncul di akunmu.",
				en: "Open Tickets, choose a match, then a stand and the number of seats. Your seats are held for ten minutes while you fill in the holders' names.\n\nYou then have fifteen minutes to pay. Once paid, the tickets appear in your account.",
			},
		},
		{
			slug: "waktu-menahan-habis",
			question: {
				id: "Waktu menahan kursi habis sebelum saya selesai. Bagaimana?",
				en: "My hold ran out before I finished. What now?",
			},
			answer: {
				id: "Kursinya kembali dijual dan tidak ada biaya yang terpotong. Coba lagi dari denah: kursi yang batal sering kembali dalam beberapa menit.",
				en: "The seats go back on sale and nothing is charged. Try again from the map: cancelled seats often return within minutes.",
			},
		},
		{
			slug: "tiket-di-ponsel",
			question: {
				id: "Apakah tiket harus dicetak?",
				en: "Do I have to print my ticket?",
			},
			answer: {
				id: "Tidak. Tunjukkan kode QR dari akunmu di gerbang. Tiket yang pernah kamu buka tetap bisa ditampilkan tanpa sinyal, jadi bukalah sekali sebelum berangkat.",
				en: "No. Show the QR code from your account at the gate. A ticket you have opened once can be shown without a signal, so open it before you leave.",
			},
		},
		{
			slug: "qr-ditolak",
			question: {
				id: "Kenapa kode QR saya ditolak di gerbang?",
				en: "Why was my QR code refused at the gate?",
			},
			answer: {
				id: "Satu kode hanya berlaku untuk satu orang, satu kali. Kalau layar petugas menunjukkan “sudah dipakai”, mungkin ada orang lain yang masuk dengan salinan kodemu.\n\nDatangi meja bantuan di gerbang C dengan kartu identitas. Kami bisa melihat kapan dan di mana kode itu dipindai.",
				en: "Each code admits one person, once. If the steward's screen says “used”, someone may have entered with a copy of your code.\n\nGo to the help desk at gate C with an identity card. We can see when and where the code was scanned.",
			},
		},
		{
			slug: "batas-tiket",
			question: { id: "Berapa tiket yang boleh saya beli?", en: "How many tickets may I buy?" },
			answer: {
				id: "Batasnya tertulis di tiap tribun pada halaman laga, dan berlaku per akun. Kami membatasinya supaya kursi tidak berpindah ke calo.",
				en: "The limit is shown for each stand on the match page and counts per account. We set it so that seats do not end up with touts.",
			},
		},
		{
			slug: "laga-ditunda",
			question: {
				id: "Laganya ditunda atau dibatalkan. Bagaimana nasib tiket saya?",
				en: "The match is postponed or cancelled. What about my ticket?",
			},
			answer: {
				id: "Kalau ditunda, tiketmu berlaku untuk tanggal baru tanpa perlu melakukan apa-apa. Kalau dibatalkan, uang kembali ke cara bayar semula dalam tujuh hari kerja.",
				en: "If postponed, your ticket is valid on the new date and you need do nothing. If cancelled, the money returns to the way you paid within seven working days.",
			},
		},
	],
};

export const aboutStore: DemoFaqGroup = {
	key: "toko",
	title: { id: "Toko & pengiriman", en: "Store & delivery" },
	questions: [
		{
			slug: "lama-pengiriman",
			question: { id: "Berapa lama pesanan sampai?", en: "How long does delivery take?" },
			answer: {
				id: "Pesanan dikemas di Teluk Bahari dalam satu sampai dua hari kerja setelah lunas. Sesudah itu mengikuti layanan kurir yang kamu pilih; perkiraannya tampil saat checkout.",
				en: "Orders are packed in Teluk Bahari within one to two working days after payment. From there it depends on the courier service you choose; the estimate is shown at checkout.",
			},
		},
		{
			slug: "lacak-pesanan",
			question: { id: "Di mana saya bisa melacak paket?", en: "Where can I track my parcel?" },
			answer: {
				id: "Buka pesananmu di akun, lalu pilih Lacak. Setiap perpindahan paket tampil dengan jam dan tempatnya.",
				en: "Open the order in your account and choose Track. Every step of the parcel is shown with its time and place.",
			},
		},
		{
			slug: "cara-bayar",
			question: { id: "Cara bayar apa saja yang diterima?", en: "Which ways to pay do you accept?" },
			answer: {
				id: "QRIS, virtual account, dan kartu. Semua diproses oleh penyedia pembayaran; nomor kartumu tidak pernah disimpan di tempat kami.",
				en: "QRIS, virtual account and card. All are handled by a payment provider; your card number is never kept by us.",
			},
		},
		{
			slug: "batas-waktu-bayar",
			question: { id: "Sampai kapan saya harus membayar?", en: "How long do I have to pay?" },
			answer: {
				id: "Pesanan toko ditahan 24 jam. Lewat dari itu pesanan dibatalkan sendiri dan barangnya kembali ke rak. Kalau pembayaranmu masuk terlambat, uangnya kami kembalikan penuh.",
				en: "Store orders are kept for 24 hours. After that the order lapses and the goods go back on the shelf. If your payment arrives late, it is refunded in full.",
			},
		},
		{
			slug: "panduan-ukuran",
			question: { id: "Bagaimana memilih ukuran jersey?", en: "How do I choose a jersey size?" },
			answer: {
				id: "Ukur kaus yang paling nyaman kamu pakai, lalu cocokkan lebar dadanya dengan panduan ukuran di halaman produk. Potongan jersey kami agak ramping; kalau ragu, naikkan satu ukuran.",
				en: "Measure the T-shirt you like best and compare its chest width with the size guide on the product page. Our jerseys are cut slim; if in doubt, go one size up.",
			},
		},
		{
			slug: "ubah-alamat",
			question: {
				id: "Saya salah menulis alamat. Bisa diubah?",
				en: "I entered the wrong address. Can it be changed?",
			},
			answer: {
				id: "Bisa, selama paket belum dikemas. Hubungi kami lewat halaman Kontak dengan nomor pesananmu, semakin cepat semakin baik.",
				en: "Yes, until the parcel is packed. Write to us through the Contact page with your order number, the sooner the better.",
			},
		},
	],
};

export const aboutReturns: DemoFaqGroup = {
	key: "pengembalian",
	title: { id: "Pengembalian", en: "Returns" },
	questions: [
		{
			slug: "tukar-ukuran",
			question: { id: "Bisa tukar ukuran?", en: "Can I exchange a size?" },
			answer: {
				id: "Bisa, gratis, sampai 14 hari setelah paket diterima. Labelnya masih terpasang dan barangnya belum dicuci.",
				en: "Yes, free of charge, up to 14 days after delivery. The label must still be on and the item unwashed.",
			},
		},
		{
			slug: "barang-cacat",
			question: { id: "Barang yang datang rusak atau keliru.", en: "The item arrived damaged or wrong." },
			answer: {
				id: "Maaf, itu salah kami. Kirim foto barang dan label paketnya lewat halaman Kontak dalam tiga hari. Penggantinya kami kirim tanpa biaya, atau uangmu kembali.",
				en: "We are sorry. Send photos of the item and the parcel label through the Contact page within three days. We send a replacement free of charge, or return your money.",
			},
		},
		{
			slug: "nama-punggung",
			question: {
				id: "Apakah jersey dengan nama dan nomor bisa dikembalikan?",
				en: "Can a jersey with a name and number be returned?",
			},
			answer: {
				id: "Jersey dengan nama sendiri dicetak khusus untukmu, jadi hanya bisa ditukar kalau cetakannya salah atau cacat. Jersey bernama pemain tetap bisa ditukar ukurannya.",
				en: "A jersey with your own name is printed for you alone, so it can be exchanged only if the print is wrong or faulty. Jerseys with a player's name can still change size.",
			},
		},
		{
			slug: "uang-kembali",
			question: { id: "Kapan uang saya kembali?", en: "When do I get my money back?" },
			answer: {
				id: "Tiga hari kerja setelah barang kami terima, ke cara bayar yang sama. Bank atau dompet digitalmu mungkin butuh beberapa hari lagi untuk menampilkannya.",
				en: "Three working days after we receive the item, to the way you paid. Your bank or wallet may need a few more days to show it.",
			},
		},
	],
};
