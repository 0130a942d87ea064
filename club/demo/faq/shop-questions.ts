import type { DemoFaqGroup } from "./demo-faq";

export const aboutTickets: DemoFaqGroup = {
	key: "tiket",
	title: { id: "Tiket & masuk stadion", en: "Tickets & entry" },
	questions: [
		{
			slug: "cara-beli-tiket",
			question: { id: "Bagaimana cara membeli tiket?", en: "How do I buy a ticket?" },
			answer: {
				id: "Buka halaman Tiket, pilih laga, lalu blok atau kursimu. Masuk ke akunmu; tiketnya kami tahan sepuluh menit selagi kamu mengisi nama. Setelah menekan Buat pesanan, bayar dalam 15 menit. Kode QR-nya lalu ada di Tiket saya.\n\nKamu juga bisa datang ke loket klub pada jam layanan.",
				en: "Open Tickets, choose a match, then your block or seats. Log in; we hold the tickets for ten minutes while you fill in the names. Once you press Place order, pay within 15 minutes. The QR codes are then under My tickets.\n\nYou can also come to the club ticket office during opening hours.",
			},
		},
		{
			slug: "tiket-habis",
			question: {
				id: "Tiketnya habis. Masih ada kesempatan?",
				en: "Tickets are sold out. Is there still a chance?",
			},
			answer: {
				id: "Ada. Masuk daftar tunggu di halaman tiket laganya. Tiket yang dikembalikan anggota lain atau tidak jadi dibayar ditawarkan ke sana dengan harga asli, urut dari yang lebih dulu mendaftar. Begitu giliranmu, kami kabari, dan waktumu untuk mengambilnya terbatas.",
				en: "Yes. Join the waiting list on the match's ticket page. Tickets that other members give back or do not pay for are offered there at face value, first come, first served. When it is your turn we let you know, and you have a limited time to take them.",
			},
		},
		{
			slug: "tiket-di-ponsel",
			question: {
				id: "Apakah tiket harus dicetak?",
				en: "Do I have to print my ticket?",
			},
			answer: {
				id: "Tidak. Buka Tiket saya dan tunjukkan kode QR-nya dari layar ponsel. Sinyal di stadion kadang penuh, jadi buka tiketmu di ponsel itu sebelum berangkat, atau unduh PDF-nya.",
				en: "No. Open My tickets and show the QR code on your phone. The network at the ground can be busy, so open your ticket on that phone before you leave, or download its PDF.",
			},
		},
		{
			slug: "qr-ditolak",
			question: {
				id: "Kenapa kode QR saya ditolak di gerbang?",
				en: "Why was my QR code refused at the gate?",
			},
			answer: {
				id: "Satu kode hanya untuk satu orang. Kalau layar petugas menunjukkan “sudah dipakai”, mungkin ada orang lain yang masuk dengan salinan kodemu. “Batal” berarti tiketnya sudah dialihkan, dikembalikan, atau dibatalkan. “Ditahan” berarti laganya berubah dan kamu belum memilih di Tiket saya.\n\nDatangi meja bantuan di gerbang C dengan kartu identitas. Kami bisa melihat kapan dan di mana kode itu dipindai.",
				en: "Each code is for one person. If the steward's screen says “already used”, someone may have entered with a copy of your code. “Void” means that the ticket was transferred, given back or cancelled. “On hold” means that the match has changed and you have not chosen under My tickets yet.\n\nGo to the help desk at gate C with an identity card. We can see when and where the code was scanned.",
			},
		},
		{
			slug: "batas-tiket",
			question: { id: "Berapa tiket yang boleh saya beli?", en: "How many tickets can I buy?" },
			answer: {
				id: "Pilih blok di halaman tiket: batasnya tertulis di sana dan berlaku per orang. Kami membatasinya supaya kursi tidak berpindah ke calo.",
				en: "Choose a block on the ticket page: the limit is shown there and applies per person. We set it so that seats do not end up with touts.",
			},
		},
		{
			slug: "laga-ditunda",
			question: {
				id: "Laganya ditunda atau dibatalkan. Bagaimana nasib tiket saya?",
				en: "The match is postponed or cancelled. What about my ticket?",
			},
			answer: {
				id: "Kami kabari lewat email dan notifikasi. Di Tiket saya kamu lalu memilih kredit atau uang kembali, atau menyimpan tiketmu kalau laganya ditunda atau dipindah. Sampai kamu memilih, tiketnya ditahan.\n\nTidak memilih sampai batas waktunya? Yang berlaku adalah aturan di halaman tiket laganya.",
				en: "We let you know by e-mail and notification. Under My tickets you then choose credit or a refund, or keep your tickets if the match is postponed or moved. Until you choose, they are on hold.\n\nNo answer by the deadline? Then the rule on the match's ticket page applies.",
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
				id: "Pesanan dikemas di Teluk Bahari dan biasanya berangkat pada hari kerja berikutnya setelah lunas; cetak nama menambah waktu. Setelah itu tergantung layanan kurir yang kamu pilih. Perkiraan tibanya ada di halaman barang dan saat kamu memesan.",
				en: "Orders are packed in Teluk Bahari and usually leave on the next working day after payment; printing adds time. After that it depends on the courier service you choose. You see the estimate on the product page and when you order.",
			},
		},
		{
			slug: "lacak-pesanan",
			question: { id: "Di mana saya bisa melacak paket?", en: "Where can I track my parcel?" },
			answer: {
				id: "Buka Barang saya, pilih pesananmu, lalu Lacak pesanan. Begitu paket berangkat, langkahnya muncul di sana, dan kami kabari lewat email.",
				en: "Open My items, choose your order, then Track order. Once the parcel is on its way, updates appear there, and we let you know by e-mail.",
			},
		},
		{
			slug: "cara-bayar",
			question: { id: "Cara bayar apa saja yang diterima?", en: "Which payment methods do you accept?" },
			answer: {
				id: "QRIS, virtual account, GoPay, ShopeePay, kartu, atau tunai di Alfamart dan Indomaret. Kamu punya 24 jam untuk membayar pesanan toko, 1 jam kalau barangnya hampir habis, dan 15 menit untuk tiket. Kami tidak pernah meminta PIN atau kode OTP.",
				en: "QRIS, virtual account, GoPay, ShopeePay, card, or cash at Alfamart and Indomaret. You have 24 hours to pay for store orders, 1 hour if something in them is nearly gone, and 15 minutes for tickets. We never ask for a PIN or an OTP code.",
			},
		},
		{
			slug: "batas-waktu-bayar",
			question: { id: "Sampai kapan saya harus membayar?", en: "How long do I have to pay?" },
			answer: {
				id: "Pesanan toko ditahan 24 jam, barang yang hampir habis 1 jam, tiket 15 menit. Lewat dari itu semuanya dijual lagi. Kalau pembayaranmu masuk terlambat, pesananmu aktif lagi selama masih ada; kalau tidak, uangnya kami kembalikan penuh.",
				en: "Store orders are kept for 24 hours, an hour if something in them is nearly gone, and tickets for 15 minutes. After that everything goes back on sale. If your payment arrives late, your order is restored while there is enough left; otherwise it is refunded in full.",
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
				id: "Belum dibayar? Batalkan pesanannya, lalu pesan lagi dengan alamat yang benar. Sudah dibayar? Alamatnya tidak bisa diubah lagi di situs. Hubungi kami lewat halaman Hubungi kami dengan nomor pesananmu, semakin cepat semakin baik.",
				en: "Not paid yet? Cancel the order and place it again with the right address. Already paid? The address can no longer be changed on the site. Write to us through Contact us with your order number, the sooner the better.",
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
				id: "Tidak langsung: kembalikan yang tidak pas, lalu pesan ukuran yang benar. Pengembalian bisa diajukan sampai tujuh hari setelah paket tiba: buka Barang saya, pilih pesananmu, lalu Ajukan pengembalian, dengan foto barangnya.",
				en: "Not directly: return the one that does not fit and order the right size. You can request a return up to seven days after delivery: open My items, choose your order, then Return something, with photos of the item.",
			},
		},
		{
			slug: "barang-cacat",
			question: { id: "Barang yang datang rusak atau keliru.", en: "The item arrived damaged or wrong." },
			answer: {
				id: "Maaf, itu salah kami. Dalam tujuh hari setelah paket tiba, buka pesananmu di Barang saya, pilih Ajukan pengembalian, dan tambahkan fotonya. Setelah kami setujui, kirim barangnya ke gudang kami; uangmu kembali begitu barangnya kami terima.",
				en: "We are sorry. Within seven days of delivery, open your order under My items, choose Return something and add photos. Once we accept, send the item to our warehouse; we refund you when it arrives.",
			},
		},
		{
			slug: "nama-punggung",
			question: {
				id: "Apakah jersey dengan nama dan nomor bisa dikembalikan?",
				en: "Can a jersey with a name and number be returned?",
			},
			answer: {
				id: "Tidak, kalau nama dan nomornya kami cetak untuk pesananmu, juga kalau itu nama pemain. Salah cetak atau cacat? Tulis lewat halaman Hubungi kami dengan nomor pesananmu, dan kami ganti.",
				en: "No, if we printed the name and number for your order, even a player's. Misprinted or faulty? Write to us through Contact us with your order number, and we replace it.",
			},
		},
		{
			slug: "uang-kembali",
			question: { id: "Kapan uang saya kembali?", en: "When do I get my money back?" },
			answer: {
				id: "Kami kembalikan begitu barangnya kami terima, paling lama 14 hari kerja, lewat cara kamu membayar. Virtual account dan tunai tidak bisa menerima uang kembali; isi nomor rekeningmu di halaman pesanan. Perjalanan uangmu terlihat di sana.",
				en: "We refund you as soon as we receive the item, within 14 working days, the way you paid. Virtual accounts and cash can't receive refunds; enter your bank account on the order page. You can follow the refund there.",
			},
		},
	],
};
