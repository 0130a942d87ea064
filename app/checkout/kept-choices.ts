import type { PaymentMethod } from "../payments/gateway";
import { tokenCookie } from "../platform/call-api";
import type { InputOf } from "../platform/contract";
import { readCookie } from "../platform/cookies";
import { keep, readKept, useKeptState } from "../platform/kept-state";
import type { AddressDraft } from "../shipping/addresses/address-form";
import { spellCode } from "../vouchers/spell-code";
import { mostVouchers } from "../vouchers/voucher-refusals";
import type { placeStoreOrder } from "./contract";

/** The fan's choices, kept per tab: they survive a reload and the back button. */
export type Choices = {
	addressId?: string;
	delivery?: { courier: string; service: string };
	method?: PaymentMethod;
	giftWrap: boolean;
	note: string;
	/** An address that is being typed. */
	draft?: AddressDraft;
};

const noChoices: Choices = { giftWrap: false, note: "" };

/** Keyed by member: another log-in in the same tab finds none of it. */
const nameOf = (what: string) => `${what} ${readCookie(tokenCookie)?.slice(-6) ?? ""}`;

export const useKeptChoices = () => useKeptState(nameOf("checkout"), noChoices);
export const forgetChoices = () => keep(nameOf("checkout"), null);

/** Codes accepted in the cart or here. A guest's become the member's after log-in. */
const codes = "voucher-codes";
export const useKeptCodes = () => useKeptState<readonly string[]>(codes, []);
/** A voucher link's code waits here until there is something to use it on. */
export const keepCode = (code: string) =>
	keep(codes, [...new Set([...(readKept<string[]>(codes) ?? []), spellCode(code)])].slice(-mostVouchers));
export const forgetCodes = () => keep(codes, null);

/** An order that was sent and not answered yet: sent again, it is the same order. */
export type SentOrder = InputOf<typeof placeStoreOrder>;
export const keepSent = (order: SentOrder | null) => keep(nameOf("sent-order"), order);
export const readSent = () => readKept<SentOrder>(nameOf("sent-order"));
