import type { SimulatedDelivery } from "../../app/delivery/couriers/simulator/simulated-journey";
import type { NewVoucher } from "../../app/orders/vouchers/create-voucher.server";
import type { Print } from "../../app/store/printing/print";
import type { ReturnReason } from "../../app/store/returns/return-states";

/** Where the demo member has parcels sent; the first is the main one. */
export const demoAddresses = [
	{
		label: "Kos Bandung",
		recipient: "Nadia Putri",
		phone: "+6281234567890",
		street: "Jl. Cisitu Lama No. 21",
		landmark: "kos pagar biru",
		postcode: "40135",
		area: "32.73.02.1004",
		coordinates: null,
	},
	{
		label: "Rumah Ibu",
		recipient: "Ratna Dewi",
		phone: "+6281355501987",
		street: "Jl. Tebet Barat Dalam IV No. 9, RT 03/RW 05",
		landmark: "sebelah warung Bu Yani",
		postcode: "12810",
		area: "31.74.01.1002",
		coordinates: { latitude: -6.2391, longitude: 106.8497 },
	},
	{
		label: "Om Lete di Kupang",
		recipient: "Yohanes Lete",
		phone: "+6281234500103",
		street: "Jl. Timor Raya No. 88",
		landmark: "",
		postcode: "85228",
		area: "53.71.01.1005",
		coordinates: null,
	},
] as const;

export const demoVouchers: NewVoucher[] = [
	{
		code: "LAUTPASANG",
		way: "code",
		title: { id: "Potongan 10%, paling banyak Rp 50.000", en: "10% off, up to Rp 50.000" },
		effect: "percent",
		value: 10,
		most: 50_000,
		uses: 5_000,
		budget: 100_000_000,
	},
	{
		code: "ONGKIRGRATIS",
		way: "code",
		title: { id: "Gratis ongkir", en: "Free delivery" },
		effect: "free_shipping",
		value: 0,
		most: 40_000,
		minimum: 1_500_000,
	},
	{
		code: "OMBAKBARU",
		way: "code",
		title: { id: "Rp 25.000 untuk pesanan pertama", en: "Rp 25.000 off your first order" },
		effect: "amount",
		value: 25_000,
		minimum: 100_000,
		perMember: 1,
	},
	{
		code: "BASKETDULU",
		way: "code",
		title: { id: "15% untuk barang basket", en: "15% off basketball items" },
		effect: "percent",
		value: 15,
		scope: { kinds: ["goods"], divisions: ["basketball"] },
	},
	{
		code: "GANTUNGANGRATIS",
		way: "code",
		title: { id: "Satu gantungan kunci gratis", en: "One free keyring" },
		effect: "percent",
		value: 100,
		most: 50_000,
		uses: 1_000,
		scope: { kinds: ["goods"], products: ["gantungan-kunci-lambang"] },
	},
	{
		code: "TRIBUNSELATAN7K4FQ29XM3",
		way: "link",
		title: { id: "Hadiah Tribun Selatan", en: "A gift for the South Stand" },
		effect: "amount",
		value: 30_000,
		uses: 300,
	},
];

/** A payment that the bank of one of the other members has taken back. */
export const demoDispute = { buyer: "yohanes@samudra-united.example", skus: ["SMU-SYAL-MENTARI"] };

export type DemoReturn = {
	reason: ReturnReason;
	words: string;
	/** What the club answered; missing while it has not. */
	accepted?: string;
};

/** Orders of the demo member, and what happened to their parcels. */
export const demoOrders: readonly {
	skus: readonly string[];
	/** On the back of each of them. */
	print?: Print;
	/** Without an address it is fetched at the stadium. */
	address: number | null;
	vouchers: readonly string[];
	/** For each parcel what is in it, by line, and what the courier did. None: not packed yet. */
	parcels: readonly { lines: readonly number[]; acts: readonly SimulatedDelivery[] }[];
	/** Never paid: still open, or cancelled. */
	unpaid?: "open" | "cancelled";
	/** The reason for returning its first line. */
	returned?: DemoReturn;
}[] = [
	{
		skus: ["SMU-SYAL-OMBAK"],
		address: 0,
		vouchers: [],
		parcels: [{ lines: [1], acts: ["advance", "advance", "advance", "advance", "advance", "advance"] }],
		returned: {
			reason: "damaged",
			words: "Rumbainya lepas di satu sisi waktu paketnya dibuka. Belum pernah dipakai.",
			accepted: "Maaf ya, Nadia. Kirim kembali ke gudang kami, uangmu kami kembalikan begitu syalnya sampai.",
		},
	},
	{
		skus: ["SMU-SYAL-MENTARI"],
		address: 1,
		vouchers: [],
		parcels: [{ lines: [1], acts: ["advance", "advance", "advance", "advance", "advance", "advance"] }],
		returned: {
			reason: "not_as_shown",
			words: "Warnanya lebih gelap dari fotonya. Masih ada labelnya.",
		},
	},
	{ skus: ["SMU-SYAL-OMBAK"], address: 0, vouchers: ["LAUTPASANG"], parcels: [] },
	{
		skus: ["SMU-JERSEY-KETIGA-M"],
		address: 0,
		vouchers: [],
		// Quiet from here on, so that it is still on its way tomorrow; the button moves it.
		parcels: [{ lines: [1], acts: ["advance", "advance", "advance", "silence"] }],
	},
	{
		skus: ["SMU-JERSEY-KETIGA-L"],
		address: 1,
		vouchers: [],
		parcels: [{ lines: [1], acts: ["advance", "advance", "advance", "advance", "advance", "hold"] }],
	},
	{
		skus: ["SMU-SYAL-OMBAK", "SMU-SYAL-MENTARI"],
		address: 2,
		vouchers: [],
		parcels: [
			{ lines: [1], acts: ["advance", "advance", "advance", "advance", "advance", "advance"] },
			{ lines: [2], acts: ["advance", "advance", "silence"] },
		],
	},
	{
		skus: ["SMU-JERSEY-KETIGA-S"],
		address: 1,
		vouchers: [],
		parcels: [{ lines: [1], acts: ["advance", "advance", "advance", "advance", "advance", "advance"] }],
	},
	{ skus: ["SMU-SYAL-MENTARI"], address: null, vouchers: [], parcels: [] },
	{ skus: ["SMU-SYAL-OMBAK"], address: 1, vouchers: [], parcels: [], unpaid: "cancelled" },
	{
		skus: ["SMU-JERSEY-KETIGA-M"],
		print: { name: "NADIA", number: 87 },
		address: 0,
		vouchers: [],
		parcels: [],
		unpaid: "open",
	},
];
