import { club } from "../../../club/profile";
import type { Language, Localized } from "../../platform/words/language";

type Facts = {
	/** As fans know it. Only the gateway knows whose card it is. */
	name: string | Required<Localized>;
	/** The short name in our own lettering, and its letter width to fill the mark. */
	mark: readonly [string, number];
	group: (typeof groupNames)[number];
	/** What the fan is given to pay with: a QR code, a number of a bank, a bill of a company, a code for the till, a link into the wallet's app, or the gateway's own page. */
	way: "qr" | "va" | "bill" | "code" | "app" | "page";
	/** The bank's own app, and its code for transfers from other banks, where it takes them. */
	bank: { name: string; app: string; code: string | null } | null;
	/** The smallest and the largest amount of one payment. */
	least: number;
	most: number;
	/**
	 * Null where the gateway can't refund it: then the money goes back by bank transfer. Some pause at certain hours
	 * (Jakarta time).
	 */
	refund: { pause: { from: string; until: string } | null } | null;
	/** Midtrans charges it by the Core API, or on Snap's page where it has no other way. */
	midtrans: { api: "core"; type: string; of: string | null } | { api: "snap"; type: string };
};

/** In the order in which they are offered. */
const groupNames = ["qris", "va", "wallet", "card", "credit", "store"] as const;

const any = { least: 1, most: Number.POSITIVE_INFINITY };
const refundable = { refund: { pause: null } };
const va = { group: "va", way: "va", ...any, refund: null } as const;
// Bank Indonesia's limit for what a registered wallet holds.
const wallet = { group: "wallet", bank: null, least: 1, most: 20_000_000 } as const;
const credit = { group: "credit", way: "page", bank: null, ...refundable } as const;
// Tills take neither less nor more.
const store = {
	group: "store",
	way: "code",
	bank: null,
	least: 10_000,
	most: 5_000_000,
	refund: null,
} as const;
const core = (type: string, of: string | null = null) => ({ api: "core", type, of }) as const;
const snap = (type: string) => ({ api: "snap", type }) as const;

/** All there is to know of each payment method: a new one is a row here. Which of them are offered stands in the club's profile. */
const facts = {
	qris: {
		name: "QRIS",
		mark: ["QRIS", 110],
		group: "qris",
		way: "qr",
		bank: null,
		least: 1,
		// Bank Indonesia's limit.
		most: 10_000_000,
		...refundable,
		midtrans: core("qris", "gopay"),
	},
	va_bca: {
		...va,
		name: "BCA virtual account",
		mark: ["BCA", 120],
		bank: { name: "BCA", app: "m-BCA", code: null },
		midtrans: core("bank_transfer", "bca"),
	},
	va_bni: {
		...va,
		name: "BNI virtual account",
		mark: ["BNI", 130],
		bank: { name: "BNI", app: "BNI Mobile Banking", code: "009" },
		midtrans: core("bank_transfer", "bni"),
	},
	va_bri: {
		...va,
		name: "BRI virtual account",
		mark: ["BRI", 120],
		bank: { name: "BRI", app: "BRImo", code: "002" },
		midtrans: core("bank_transfer", "bri"),
	},
	va_mandiri: {
		...va,
		name: "Mandiri bill payment",
		mark: ["Mandiri", 62],
		way: "bill",
		bank: null,
		midtrans: core("echannel"),
	},
	va_permata: {
		...va,
		name: "Permata virtual account",
		mark: ["Permata", 60],
		bank: { name: "Permata", app: "PermataMobile X", code: "013" },
		midtrans: core("bank_transfer", "permata"),
	},
	va_cimb: {
		...va,
		name: "CIMB Niaga virtual account",
		mark: ["CIMB", 100],
		bank: { name: "CIMB Niaga", app: "OCTO Mobile", code: "022" },
		midtrans: core("bank_transfer", "cimb"),
	},
	va_bsi: {
		...va,
		name: "BSI virtual account",
		mark: ["BSI", 130],
		way: "page",
		bank: null,
		midtrans: snap("bsi_va"),
	},
	gopay: {
		...wallet,
		...refundable,
		name: "GoPay",
		mark: ["GoPay", 84],
		way: "app",
		midtrans: core("gopay"),
	},
	shopeepay: {
		...wallet,
		refund: { pause: { from: "23:55", until: "06:00" } },
		name: "ShopeePay",
		mark: ["ShopeePay", 52],
		way: "app",
		midtrans: core("shopeepay"),
	},
	dana: { ...wallet, refund: null, name: "DANA", mark: ["DANA", 94], way: "page", midtrans: snap("dana") },
	ovo: { ...wallet, refund: null, name: "OVO", mark: ["OVO", 120], way: "page", midtrans: snap("ovo") },
	card: {
		name: { id: "Kartu", en: "Card" },
		mark: ["Card", 100],
		group: "card",
		way: "page",
		bank: null,
		...any,
		...refundable,
		midtrans: snap("credit_card"),
	},
	akulaku: {
		...credit,
		name: "Akulaku",
		mark: ["Akulaku", 62],
		least: 300,
		most: 25_000_000,
		midtrans: snap("akulaku"),
	},
	kredivo: { ...credit, ...any, name: "Kredivo", mark: ["Kredivo", 62], midtrans: snap("kredivo") },
	alfamart: { ...store, name: "Alfamart", mark: ["Alfamart", 58], midtrans: core("cstore", "alfamart") },
	indomaret: { ...store, name: "Indomaret", mark: ["Indomaret", 54], midtrans: core("cstore", "indomaret") },
} as const satisfies Record<string, Facts>;

export type PaymentMethod = keyof typeof facts;
export const paymentMethods = Object.keys(facts) as [PaymentMethod, ...PaymentMethod[]];
export const methodFacts: Record<PaymentMethod, Facts> = facts;

const unknownMethod = club.paymentMethods.find((method) => !Object.hasOwn(facts, method));
if (unknownMethod) throw new Error(`club/profile.ts: there is no payment method ${unknownMethod}`);

/** Those that the club has switched on, which must be on at the gateway, too. */
export const offeredMethods: readonly PaymentMethod[] = paymentMethods.filter((method) =>
	club.paymentMethods.includes(method),
);

export type MethodGroup = { name: (typeof groupNames)[number]; methods: readonly PaymentMethod[] };
export const methodGroupOf = (method: PaymentMethod) => methodFacts[method].group;
export const methodGroups: readonly MethodGroup[] = groupNames.map((name) => ({
	name,
	methods: offeredMethods.filter((method) => methodGroupOf(method) === name),
}));

/** The methods available for an amount. */
export const methodsFor = (amount: number): PaymentMethod[] =>
	offeredMethods.filter(
		(method) => amount >= methodFacts[method].least && amount <= methodFacts[method].most,
	);

export const isRefundedByGateway = (method: PaymentMethod) => methodFacts[method].refund !== null;

const namesIn = (language: Language) =>
	Object.fromEntries(
		paymentMethods.map((method) => {
			const { name } = methodFacts[method];
			return [method, typeof name === "string" ? name : name[language]];
		}),
	) as Record<PaymentMethod, string>;
export const methodNames: Record<Language, Record<PaymentMethod, string>> = {
	id: namesIn("id"),
	en: namesIn("en"),
};

/** "BCA": what kind of method it is stands in the heading above. */
export const shortName = (method: PaymentMethod, language: Language) =>
	isBrand(method) ? methodFacts[method].mark[0] : methodNames[language][method];

const isBrand = (method: PaymentMethod) => typeof methodFacts[method].name === "string";

/** "Paid by card.", "Paid by QRIS." */
export const methodInSentence = (method: PaymentMethod, language: Language) => {
	const name = methodNames[language][method];
	return isBrand(method) ? name : name.toLowerCase();
};
