import type { AddressDraft } from "../../delivery/addresses/address-form";
import { readStored, storeState, useSessionState } from "../../platform/browser/session-state";
import { tokenCookie } from "../../platform/http/call-api";
import type { InputOf } from "../../platform/http/contract";
import { readCookie } from "../../platform/http/cookies";
import type { PaymentMethod } from "../payments/payment-methods";
import { spellCode } from "../vouchers/spell-code";
import { mostVouchers } from "../vouchers/voucher-refusals";
import type { placeStoreOrder } from "./contract";

/** The fan's choices, kept per tab: they survive a reload and the back button. */
export type Choices = {
	addressId?: string;
	delivery?: { courier: string; service: string };
	method?: PaymentMethod;
	giftWrap: boolean;
	isInsured?: boolean;
	note: string;
	/** An address that is being typed. */
	draft?: AddressDraft;
};

const noChoices: Choices = { giftWrap: false, note: "" };

/** Keyed by member: another log-in in the same tab finds none of it. */
const nameOf = (what: string) => `${what} ${readCookie(tokenCookie)?.slice(-6) ?? ""}`;

export const useStoredChoices = () => useSessionState(nameOf("checkout"), noChoices);
export const forgetChoices = () => storeState(nameOf("checkout"), null);

/** Codes accepted in the cart or here. A guest's become the member's after log-in. */
const codes = "voucher-codes";
export const useStoredCodes = () => useSessionState<readonly string[]>(codes, []);
/** A voucher link's code waits here until there is something to use it on. */
export const storeCode = (code: string) =>
	storeState(
		codes,
		[...new Set([...(readStored<string[]>(codes) ?? []), spellCode(code)])].slice(-mostVouchers),
	);
export const forgetCodes = () => storeState(codes, null);

/** An order that was sent and not answered yet: sent again, it is the same order. */
export type SentOrder = InputOf<typeof placeStoreOrder>;
export const storeSent = (order: SentOrder | null) => storeState(nameOf("sent-order"), order);
export const readSent = () => readStored<SentOrder>(nameOf("sent-order"));
