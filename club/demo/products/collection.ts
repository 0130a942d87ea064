import type { DemoProduct } from "./demo-product";

/** For the shelf: champions' years and old shirts made again. */
export const collection: DemoProduct[] = [
	{
		slug: "jersey-layar-1987",
		name: ["Jersey Layar 1987", "Sailcloth Shirt 1987"],
		category: "koleksi",
		division: "football",
		price: 899_000,
		weightGrams: 310,
		releasedDaysAgo: 300,
		drawn: { jersey: "home", number: 11 },
		guide: "adult",
		stock: "M 2, L 1, XL 0",
		memberLimit: 1,
		description: {
			id: "Buatan ulang baju pertama, kali ini menyerap keringat. Nomornya sama dengan banyaknya orang di truk ikan itu.",
			en: "The first shirt made again, and this time it breathes. Its number is how many stood on the fish truck.",
		},
	},
	{
		slug: "syal-juara-basket",
		name: ["Syal Juara Basket 2026", "Champions' Scarf 2026"],
		category: "koleksi",
		division: "basketball",
		price: 179_000,
		formerPrice: 199_000,
		weightGrams: 160,
		releasedDaysAgo: 103,
		drawn: { item: "scarf" },
		stock: 22,
		description: {
			id: "Skor lima gim final dirajut di sepanjang pinggirannya, termasuk dua yang kalah.",
			en: "The scores of all five finals are knitted along the edge, including the two we lost.",
		},
	},
	{
		slug: "panji-liga-nusantara",
		name: ["Panji Liga Nusantara 2025", "Liga Nusantara Pennant 2025"],
		category: "koleksi",
		division: "football",
		price: 129_000,
		weightGrams: 90,
		releasedDaysAgo: 420,
		drawn: { pennant: 2025 },
		stock: 64,
		description: {
			id: "Panji beludru untuk gelar ketiga. Digantung di dinding, di spion, atau di dapur seperti di rumah Raka.",
			en: "A velvet pennant for the third title. For the wall, the mirror or, as at Raka's house, the kitchen.",
		},
	},
	{
		slug: "panji-liga-arena",
		name: ["Panji Liga Arena 2026", "Liga Arena Pennant 2026"],
		category: "koleksi",
		division: "esports",
		price: 129_000,
		weightGrams: 90,
		releasedDaysAgo: 130,
		drawn: { pennant: 2026 },
		stock: 31,
		description: {
			id: "Sama dengan yang tergantung di tangga studio, hanya lebih kecil. Di baliknya tertulis durasi kelima gim.",
			en: "Like the one on the studio stairs, only smaller. The length of all five games is printed on the back.",
		},
	},
];
