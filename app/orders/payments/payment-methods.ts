import type { Language, Localized } from "../../platform/words/language";

type Facts = {
	/** As fans know it. Only the gateway knows whose card it is. */
	name: string | Required<Localized>;
	/** The short name in our own lettering, and its letter width to fill the mark. */
	mark: readonly [string, number];
	group: keyof typeof groupFacts;
	/** What the fan is given to pay with: a QR code, a number of a bank, a bill of a company, a code for the till, or the gateway's own page. */
	way: "qr" | "va" | "bill" | "code" | "page";
	/** The bank's own app, and its code for transfers from other banks. */
	bank: { name: string; app: string; code: string } | null;
	/** The largest amount of one payment. */
	most: number;
	/** Snap's name for it. */
	midtrans: string;
};

/** In the order in which they are offered. Gateways can't refund a transfer or cash: these go back by bank transfer. */
const groupFacts = {
	qris: { refundedByGateway: true },
	va: { refundedByGateway: false },
	wallet: { refundedByGateway: true },
	card: { refundedByGateway: true },
	store: { refundedByGateway: false },
} as const;

const va = { group: "va", way: "va", most: Number.POSITIVE_INFINITY } as const;
const page = { way: "page", bank: null, most: Number.POSITIVE_INFINITY } as const;
const store = { group: "store", way: "code", bank: null, most: Number.POSITIVE_INFINITY } as const;

/** All there is to know of each payment method: a new one is a row here. */
const facts = {
	qris: {
		name: "QRIS",
		mark: ["QRIS", 110],
		group: "qris",
		way: "qr",
		bank: null,
		// Bank Indonesia's limit.
		most: 10_000_000,
		midtrans: "other_qris",
	},
	va_bca: {
		...va,
		name: "BCA virtual account",
		mark: ["BCA", 120],
		bank: { name: "BCA", app: "m-BCA", code: "014" },
		midtrans: "bca_va",
	},
	va_bni: {
		...va,
		name: "BNI virtual account",
		mark: ["BNI", 130],
		bank: { name: "BNI", app: "BNI Mobile Banking", code: "009" },
		midtrans: "bni_va",
	},
	va_bri: {
		...va,
		name: "BRI virtual account",
		mark: ["BRI", 120],
		bank: { name: "BRI", app: "BRImo", code: "002" },
		midtrans: "bri_va",
	},
	va_mandiri: {
		...va,
		name: "Mandiri bill payment",
		mark: ["Mandiri", 62],
		way: "bill",
		bank: null,
		midtrans: "echannel",
	},
	va_permata: {
		...va,
		name: "Permata virtual account",
		mark: ["Permata", 60],
		bank: { name: "Permata", app: "PermataMobile X", code: "013" },
		midtrans: "permata_va",
	},
	gopay: { ...page, name: "GoPay", mark: ["GoPay", 84], group: "wallet", midtrans: "gopay" },
	shopeepay: { ...page, name: "ShopeePay", mark: ["ShopeePay", 52], group: "wallet", midtrans: "shopeepay" },
	card: {
		...page,
		name: { id: "Kartu", en: "Card" },
		mark: ["Card", 100],
		group: "card",
		midtrans: "credit_card",
	},
	alfamart: { ...store, name: "Alfamart", mark: ["Alfamart", 58], midtrans: "alfamart" },
	indomaret: { ...store, name: "Indomaret", mark: ["Indomaret", 54], midtrans: "indomaret" },
} as const satisfies Record<string, Facts>;

export type PaymentMethod = keyof typeof facts;
export const paymentMethods = Object.keys(facts) as [PaymentMethod, ...PaymentMethod[]];
export const methodFacts: Record<PaymentMethod, Facts> = facts;

export type MethodGroup = { name: keyof typeof groupFacts; methods: readonly PaymentMethod[] };
export const methodGroupOf = (method: PaymentMethod) => methodFacts[method].group;
export const methodGroups: readonly MethodGroup[] = (Object.keys(groupFacts) as MethodGroup["name"][]).map(
	(name) => ({ name, methods: paymentMethods.filter((method) => methodGroupOf(method) === name) }),
);

/** The methods available for an amount. */
export const methodsFor = (amount: number): PaymentMethod[] =>
	paymentMethods.filter((method) => amount <= methodFacts[method].most);

export const isRefundedByGateway = (method: PaymentMethod) =>
	groupFacts[methodGroupOf(method)].refundedByGateway;

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
