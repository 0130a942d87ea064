import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { isCardNumber } from "./card-number";
import { findRefundAccount } from "./preferences.server";
import { forgetAccount, myPaymentPreferences, preferMethod, saveRefundAccount } from "./preferences-contract";

const { db, call } = await testApp();
const current_password = "karang-tinggi-1987";
const account = { bank: "BCA", accountNumber: "123-456 7890", holder: "Sari Dewanti", current_password };

describe("a member's preferred payment method", () => {
	it("is nothing at first, then a method, then none again; the account stays", async () => {
		const { token } = await createLoggedInMember(db);
		expect((await call(myPaymentPreferences, {}, { token })).body).toEqual({ method: null, account: null });
		await call(saveRefundAccount, account, { token });
		expect((await call(preferMethod, { method: "va_bni" }, { token })).body.method).toBe("va_bni");
		expect((await call(preferMethod, { method: null }, { token })).body).toMatchObject({
			method: null,
			account: { bank: "BCA" },
		});
		expect((await call(preferMethod, { method: "cash" } as never, { token })).status).toBe(422);
	});

	it("is private to the member", async () => {
		const [one, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		await call(saveRefundAccount, account, one);
		expect((await call(myPaymentPreferences, {}, other)).body.account).toBeNull();
	});
});

describe("the account for refunds", () => {
	it("is stored in full, shown by its last digits, and deleted on request", async () => {
		const { id, token } = await createLoggedInMember(db);
		const { body } = await call(saveRefundAccount, account, { token });
		expect(body.account).toEqual({ bank: "BCA", numberEnd: "7890", holder: "Sari Dewanti" });
		expect(JSON.stringify(body)).not.toContain("1234567890");
		expect(await findRefundAccount(db, id)).toEqual({
			bank: "BCA",
			number: "1234567890",
			holder: "Sari Dewanti",
		});
		expect((await call(forgetAccount, { current_password }, { token })).body.account).toBeNull();
		expect(await findRefundAccount(db, id)).toBeNull();
	});

	it("is changed and deleted with the password, not with a session alone", async () => {
		const { id, token, language } = { ...(await createLoggedInMember(db)), language: "en" as const };
		const { current_password: _, ...typed } = account;
		for (const wrong of [undefined, "salah-sekali"]) {
			const kept = await call(saveRefundAccount, { ...typed, current_password: wrong }, { token, language });
			expect([kept.status, kept.body.errors]).toEqual([
				422,
				{ current_password: ["This is not your current password."] },
			]);
		}
		expect(await findRefundAccount(db, id)).toBeNull();
		expect((await call(saveRefundAccount, account, { token })).status).toBe(200);
		expect((await call(forgetAccount, {}, { token })).status).toBe(422);
		expect(await findRefundAccount(db, id)).toMatchObject({ bank: "BCA" });
	});

	it.each([
		["bank", { bank: "B" }],
		["accountNumber", { accountNumber: "12345" }],
		["accountNumber", { accountNumber: "abc" }],
		["accountNumber", { accountNumber: "4111 1111 1111 1111" }],
		["holder", { holder: "" }],
	])("says what is wrong with %s", async (field, wrong) => {
		const { token } = await createLoggedInMember(db);
		const { status, body } = await call(saveRefundAccount, { ...account, ...wrong }, { token });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
	});

	it("is never a card number", async () => {
		const { token } = await createLoggedInMember(db);
		const { body } = await call(
			saveRefundAccount,
			{ ...account, accountNumber: "5500-0000-0000-0004" },
			{ token },
		);
		expect(body.errors?.accountNumber).toEqual([
			"Ini nomor kartu. Masukkan nomor rekening, jangan nomor kartu.",
		]);
		expect(
			["1234567890", "0012345678901", "4111111111111112", "345601012345678"].filter(isCardNumber),
		).toEqual([]);
		expect(
			["4111111111111111", "3782 822463 10005", "3782-822463-10005"].filter((n) => !isCardNumber(n)),
		).toEqual([]);
	});

	it("may have fifteen digits that happen to pass a card's check", async () => {
		const { token } = await createLoggedInMember(db);
		for (const accountNumber of ["378201012345672", "3782-01-012345-67-2", "3782 0101 2345 672"]) {
			const { status, body } = await call(
				saveRefundAccount,
				{ ...account, bank: "BRI", accountNumber },
				{ token },
			);
			expect([status, body.account?.numberEnd]).toEqual([200, "5672"]);
		}
	});
});

it.each([myPaymentPreferences, preferMethod, saveRefundAccount, forgetAccount])(
	"$method $path turns guests away",
	async (endpoint) => {
		expect((await call(endpoint, { method: null } as never)).status).toBe(401);
	},
);
