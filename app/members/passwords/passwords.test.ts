import { describe, expect, it } from "vitest";
import { club } from "../../../club/profile";
import { isTrivialPassword } from "./password-rules";
import { hashPassword, verifyPassword } from "./passwords.server";
import { findWeakness, isCommonPassword } from "./weak-passwords.server";

describe("a common password", () => {
	it.each([
		"password",
		"Password123",
		"p@ssw0rd",
		"sayang123",
		"S4yangku!!",
		"bismillah",
		"Indonesia1945",
		"persib1933",
		"12345678",
		"87654321",
		"1234567890",
		"abcdefgh",
		"aaaaaaaa",
		"abababab",
		"qwertyuiop",
		"1q2w3e4r",
		"iloveyou!",
	])("%s is one", (password) => expect(isCommonPassword(password)).toBe(true));

	it.each([
		"ombak-pasang-1987",
		"karang-tinggi-1987",
		"sayangku di pelabuhan tua",
		"Tq7#vLm2",
		"kuda laut biru 9",
	])("%s is none", (password) => expect(isCommonPassword(password)).toBe(false));
});

describe("publicly known facts about the owner", () => {
	const { brandWord, name } = club;
	it.each([
		`${brandWord}1`,
		`${brandWord}123456`,
		`${brandWord.toUpperCase()}!!`,
		`${name}2026`,
		name.toLowerCase().replace(" ", "_"),
	])("of the club is no password: %s", (password) => expect(findWeakness(password)).toBe("commonPassword"));

	const sari = { name: "Sari Dewanti", email: "sari.dewanti88@example.com", phone: "+6281298765432" };
	it.each([
		"saridewanti",
		"Sari Dewanti",
		"dewanti1988",
		"d3wanti!",
		"sari.dewanti88",
		"sari.dewanti88@example.com",
		"081298765432",
		"+6281298765432",
	])("of oneself is none either: %s", (password) => expect(findWeakness(password, sari)).toBe("ownPassword"));

	it.each(["karang-tinggi-1987", `${brandWord} di pelabuhan tua`, "dewanti suka kopi 9"])(
		"may be a part of one: %s",
		(password) => expect(findWeakness(password, sari)).toBeNull(),
	);
});

it("detects a trivial password while typing", () => {
	expect(["11111111", "23456789", "hgfedcba", "xyxyxyxy"].every(isTrivialPassword)).toBe(true);
	expect(["ombak-pasang", "password"].some(isTrivialPassword)).toBe(false);
});

it("hashes with Argon2id at the chosen cost", async () => {
	const hash = await hashPassword("karang-tinggi-1987");
	expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await verifyPassword(hash, "karang-tinggi-1987")).toBe(true);
	expect(await verifyPassword(hash, "karang-tinggi-1988")).toBe(false);
	expect(await verifyPassword(undefined, "karang-tinggi-1987")).toBe(false);
});
