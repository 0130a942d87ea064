import type { PaymentMethod } from "./payment-methods";

/** What the fan needs to pay by a method, as far as the gateway reveals it outside its own page. */
export type PaymentInstructions =
	| { kind: "qr"; payload: string }
	| { kind: "va"; bank: string; number: string; billerCode?: string }
	| { kind: "code"; store: string; code: string }
	/** The payment's URL opens the wallet's app. */
	| { kind: "app" }
	| { kind: "page" };

export type PaymentRequest = {
	reference: string;
	amount: number;
	method: PaymentMethod;
	expiresAt: Date;
	language: "id" | "en";
	/** They sum to `amount`. */
	items: { id: string; name: string; price: number; quantity: number }[];
	buyer: { name: string; email: string; phone: string };
	/** Where the gateway's page redirects the fan afterwards. */
	returnUrl: string;
};
export type OpenedPayment = {
	/** The gateway's page or the wallet's app; null where everything to pay with is in the instructions. */
	pageUrl: string | null;
	instructions: PaymentInstructions;
	/** Where the gateway gives less time than it was asked for. */
	expiresAt: Date | null;
};

export type GatewayStatus = {
	state: "unknown" | "awaiting" | "authorized" | "failed" | "expired" | "cancelled" | "paid" | "charged_back";
	/** Null while the gateway doesn't know the payment. */
	amount: number | null;
	currency: string;
	/** Set only when it is not us. */
	merchant: string | null;
	transactionId: string | null;
	paidAt: Date | null;
	/** What has gone back so far. */
	refunded: number;
	/** The buyer's bank has taken the payment, or a part of it, back. */
	dispute: GatewayDispute | null;
};

export type GatewayDispute = {
	/** Null where the gateway does not say how much. */
	amount: number | null;
	/** Of the payment. */
	isPart: boolean;
	reason: string | null;
	/** Until when it wants the club's evidence. */
	evidenceDueAt: Date | null;
};

export type RefundAnswer = "done" | "not_possible";

/** A retry may help: time-outs, 5xx, a broken connection. Anything else a gateway throws is a bug or a refusal. */
export class GatewayAway extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "GatewayAway";
	}
}

/** The gateway won't, however often it is asked: the method is not switched on there, or it dislikes what it was sent. */
export class GatewayRefused extends Error {
	constructor(reason: string) {
		super(reason);
		this.name = "GatewayRefused";
	}
}

/** A payment gateway as the site sees it. Every call is idempotent by its reference or key. */
export type PaymentGateway = {
	name: string;
	/**
	 * Null where the gateway has used the reference up and no longer says how to pay: whatever was opened under it is closed,
	 * and can't be paid. Asked again by the same reference, it never charges twice.
	 */
	open(request: PaymentRequest): Promise<OpenedPayment | null>;
	readStatus(reference: string): Promise<GatewayStatus>;
	/** Afterwards it can't be paid any more, whether or not the fan has begun; `pageUrl` is what `open` answered. */
	cancel(reference: string, pageUrl: string | null): Promise<void>;
	refund(request: {
		reference: string;
		method: PaymentMethod;
		key: string;
		amount: number;
		reason: string;
	}): Promise<RefundAnswer>;
	/** The payment a notice is about, or null when its signature is not the gateway's. */
	readNotice(raw: Buffer): Promise<{ reference: string } | null>;
};
