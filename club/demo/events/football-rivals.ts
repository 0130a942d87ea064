/** Who the others send out: starters from goal to front, then the bench with the second goalkeeper first. */
export type RivalSquad = { formation: string; coach: string; starters: string; bench: string };

export const footballRivals: Record<string, RivalSquad> = {
	"krakatau-putra": {
		formation: "4-4-2",
		coach: "Suparman Hadi",
		starters:
			"1 Arif Kurnia, 2 Dadan Supriatna, 4 Hendri Saragih, 5 Jefri Tambunan, 3 Ujang Rahmat, 7 Fendi Wiratama, 8 Eko Santoso, 6 Riko Simanjorang, 11 Andika Purba, 9 Bima Sakti, 10 Marsel Oktavian",
		bench:
			"20 Deni Haryadi, 13 Alfin Ramdan, 16 Tomi Sugandi, 17 Reza Fauzan, 19 Ibnu Salim, 22 Yoga Perkasa",
	},
	"macan-rimba": {
		formation: "5-3-2",
		coach: "Zainal Abidin Rasyid",
		starters:
			"25 Rudi Hartawan, 2 Febri Nanda, 3 Anwar Sidik, 4 Parlindungan Sihite, 5 Yusran Ismail, 13 Heru Susilo, 6 Jamal Tanjung, 8 Mulyadi, 10 Rian Ardiansyah, 9 Dodi Syahputra, 11 Alvaro Mendes",
		bench:
			"1 Hengki Marbun, 14 Sapri Alam, 15 Irwan Efendi, 17 Bakti Nugroho, 20 Galih Wicaksono, 23 Roni Kelana",
	},
	"mutiara-flores": {
		formation: "4-2-3-1",
		coach: "Petrus Lamak",
		starters:
			"1 Yulius Nggadas, 2 Marselinus Goa, 4 Domi Lawe, 5 Frans Bere, 3 Oktovianus Meo, 6 Stef Kleden, 8 Hironimus Wae, 7 Ande Parera, 10 Vinsen Ratu, 11 Melkior Seda, 9 Rikardus Dua",
		bench:
			"21 Blasius Nong, 12 Patris Lodo, 14 Karel Bataona, 16 Aloysius Mbete, 18 Gusti Raga, 20 Edel Fernandez",
	},
	"persada-timur": {
		formation: "4-3-3",
		coach: "Izaak Leihitu",
		starters:
			"22 Hendrik Salampessy, 2 Ongen Tuhumury, 4 Ricky Nanlohy, 5 Ferdinan Siahaya, 3 Mozes Latupapua, 6 Jemmy Hehanussa, 8 Abdul Wattiheluw, 10 Caleb Matulessy, 7 Jordi Pesulima, 9 Edo Manuputty, 11 Rafly Sangadji",
		bench:
			"1 Alfons Risakotta, 13 Wendi Lewaherilla, 14 Tono Uluputty, 16 Nus Tomasoa, 17 Iksan Marasabessy, 19 Billy Soplanit",
	},
	"tirta-kencana": {
		formation: "4-4-2",
		coach: "Agus Sumarna",
		starters:
			"1 Cecep Mulyana, 2 Asep Kurniawan, 4 Dani Firmansyah, 5 Wawan Setiana, 3 Nandang Hidayat, 7 Rian Gunawan, 6 Oman Rohman, 8 Indra Lesmana, 11 Jajang Nurjaman, 9 Ahmad Baihaqi, 10 Fauzi Akbar",
		bench:
			"12 Iyus Rusmana, 13 Ade Saputra, 15 Enjang Solihin, 16 Yayan Suryana, 18 Ryan Hidayat, 20 Tatang Suganda",
	},
	"bayu-selatan": {
		formation: "4-3-3",
		coach: "Sugeng Priyanto",
		starters:
			"1 Aris Munandar, 2 Slamet Riyadi, 5 Bayu Pamungkas, 6 Joko Widagdo, 3 Purwanto, 4 Dwi Cahyono, 8 Anggit Prabowo, 10 Satrio Nugroho, 7 Haris Setiawan, 9 Wisnu Aji, 11 Tegar Saputro",
		bench:
			"23 Imam Syafii, 12 Rudi Prasojo, 14 Galuh Wicaksana, 15 Sigit Purnomo, 17 Nanda Yulianto, 21 Fery Ardianto",
	},
	"elang-celebes": {
		formation: "3-5-2",
		coach: "Andi Bahtiar",
		starters:
			"1 Syahrul Gunadi, 4 Andi Mappatoba, 5 Hasrul Djalil, 6 Ismail Tahir, 2 Rahmat Palimbong, 8 Nurdin Lallo, 10 Zulham Makkarim, 7 Abdul Kadir, 3 Yunus Tandi, 9 Ridwan Baso, 11 Ferry Sampetoding",
		bench: "30 Muhlis Amin, 12 Sudirman Laupe, 13 Kaharuddin, 15 Alwi Tamrin, 17 Bahar Sila, 19 Wahid Rumpa",
	},
	"rajawali-mas": {
		formation: "4-2-3-1",
		coach: "Tjahyo Wibisono",
		starters:
			"1 Haryo Seno, 2 Bagas Dwi, 4 Adnan Fikri, 5 Priyo Utomo, 3 Lutfi Anam, 6 Candra Kirana, 8 Dedi Kuswara, 7 Ferdian Rosadi, 10 Aryo Bimantara, 11 Sandi Kusnadi, 9 Carlos Ferreira",
		bench:
			"20 Rofiq Mubarok, 13 Edi Supono, 14 Maulana Yusuf, 16 Bagja Nugraha, 17 Arif Budiman, 19 Tio Pramana",
	},
	"pusaka-barito": {
		formation: "4-4-2",
		coach: "Hairul Anwar",
		starters:
			"1 Rusdi Hamzah, 2 Syaifullah, 4 Ahyani Noor, 5 Taufik Rahman, 3 Kurnain, 7 Hadi Saputra, 6 Fahriadi, 8 Gusti Riduan, 11 Yanuar Arbi, 9 Sarpani, 10 Dony Irawan",
		bench: "12 Junaidi, 13 Abdul Gafur, 14 Erwin Sahrani, 16 Mahyudin, 18 Rizki Aulia, 19 Noor Ifansyah",
	},
};
