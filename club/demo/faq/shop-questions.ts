import type { DemoFaqGroup } from "./demo-faq";

export const aboutTickets: DemoFaqGroup = {
	key: "tiket",
	title: { id: "Tiket & masuk stadion", en: "Tickets & entry" },
	questions: [
		{
			slug: "cara-beli-tiket",
			question: { id: "Bagaimana cara membeli tiket?", en: "How do I buy a ticket?" },
			answer: {
				id: "Buka halaman Tiket, pilih laga, lalu pilih blok di denah. Pesan lewat tombol WhatsApp, atau datang ke loket klub pada jam layanan.",
				en: "Open Tickets, choose a match, then a block on the map. Order with the WhatsApp button, or come to the club ticket office during opening hours.",
			},
		},
		{
			slug: "tiket-habis",
			question: {
				id: "Tiketnya habis. Masih ada kesempatan?",
				en: "Tickets are sold out. Is there still a chance?",
			},
			answer: {
				id: "Ada. Kursi yang batal dipesan kembali tersedia di denah, jadi cek lagi halaman laganya.",
				en: "Yes. Seats from cancelled orders become available on the map again, so check the match page from time to time.",
			},
		},
		{
			slug: "tiket-di-ponsel",
			question: {
				id: "Apakah tiket harus dicetak?",
				en: "Do I have to print my ticket?",
			},
			answer: {
				id: "Tidak. Tunjukkan kode QR di tiketmu dari layar ponsel. Sinyal di stadion kadang penuh, jadi simpan tiketmu di ponsel sebelum berangkat.",
				en: "No. Show the QR code on your ticket from your phone. The network at the ground can be busy, so save your ticket to your phone before you leave.",
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
			question: { id: "Berapa tiket yang boleh saya beli?", en: "How many tickets can I buy?" },
			answer: {
				id: "Batasnya tertulis di tiap tribun pada halaman laga, dan berlaku per orang. Kami membatasinya supaya kursi tidak berpindah ke calo.",
				en: "The limit is shown for each stand on the match page and applies per person. We set it so that seats do not end up with touts.",
			},
		},
		{
			slug: "laga-ditunda",
			question: {
				id: "Laganya ditunda atau dibatalkan. Bagaimana nasib tiket saya?",
				en: "The match is postponed or cancelled. What about my ticket?",
			},
			answer: {
				id: "Kalau ditunda, tiketmu berlaku untuk tanggal baru tanpa perlu melakukan apa-apa. Kalau dibatalkan, uangmu kembali lewat cara bayar semula dalam tujuh hari kerja.",
				en: "If postponed, your ticket is valid on the new date and you do not need to do anything. If cancelled, we refund your original payment method within seven working days.",
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
				id: "Pesanan dikemas di Teluk Bahari dalam satu sampai dua hari kerja setelah lunas. Setelah itu tergantung layanan kurir yang kamu pilih; toko menyebutkan perkiraannya saat kamu memesan.",
				en: "Orders are packed in Teluk Bahari within one to two working days after payment. After that it depends on the courier service you choose; the store gives you an estimate when you order.",
			},
		},
		{
			slug: "lacak-pesanan",
			question: { id: "Di mana saya bisa melacak paket?", en: "Where can I track my parcel?" },
			answer: {
				id: "Buka Barang saya, pilih pesananmu, lalu Lacak kiriman. Begitu paket berangkat, langkahnya muncul di sana, dan kami kabari lewat email.",
				en: "Open My items, choose your order, then Track parcel. Once the parcel is on its way, updates appear there, and we let you know by e-mail.",
			},
		},
		{
			slug: "cara-bayar",
			question: { id: "Cara bayar apa saja yang diterima?", en: "Which payment methods do you accept?" },
			answer: {
				id: "QRIS, virtual account, dompet digital, kartu, atau tunai di Alfamart dan Indomaret. Kamu punya 24 jam untuk membayar. Kami tidak pernah meminta PIN atau kode OTP.",
				en: "QRIS, virtual account, e-wallet, card, or cash at Alfamart and Indomaret. You have 24 hours to pay. We never ask for a PIN or an OTP code.",
			},
		},
		{
			slug: "batas-waktu-bayar",
			question: { id: "Sampai kapan saya harus membayar?", en: "How long do I have to pay?" },
			answer: {
				id: "Pesanan toko ditahan 24 jam. Lewat dari itu barangnya dijual lagi. Kalau pembayaranmu masuk terlambat, uangnya kami kembalikan penuh.",
				en: "Store orders are kept for 24 hours. After that the goods go back on sale. If your payment arrives late, it is refunded in full.",
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
				en: "We are sorry. Send photos of the item and the parcel label through the Contact page within three days. We send a replacement free of charge, or refund you.",
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
				en: "Three working days after we receive the item, to your original payment method. Your bank or wallet may need a few more days to show it.",
			},
		},
	],
};
