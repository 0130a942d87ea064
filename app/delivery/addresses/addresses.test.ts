import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { buildAddress } from "../shipping/factories.server";
import {
	addressDetail,
	addressList,
	changeAddress,
	createAddress,
	deleteAddress,
	makeMainAddress,
	mostAddresses,
} from "./address-contract";

const { db, call } = await testApp();
const { token } = await createLoggedInMember(db);
const stranger = await createLoggedInMember(db);
const address = await buildAddress(db);
const labels = async (who = token) =>
	(await call(addressList, {}, { token: who })).body.addresses.map(
		({ label, isMain }) => `${label}${isMain ? " (main)" : ""}`,
	);

describe("a member's addresses", () => {
	it("keep the phone as E.164 and the names of all areas", async () => {
		const { status, body } = await call(createAddress, address, { token });
		expect(status).toBe(201);
		expect(body).toMatchObject({
			phone: "+6281234567890",
			landmark: "pagar biru",
			isMain: true,
			place: {
				village: { id: "31.74.01.1002", name: "Tebet Barat" },
				district: { name: "Tebet" },
				city: { name: "Kota Jakarta Selatan" },
				province: { name: "DKI Jakarta" },
			},
		});
	});

	it("always have one main address, whichever is chosen or deleted", async () => {
		const second = await call(createAddress, { ...address, label: "Kos" }, { token });
		expect(await labels()).toEqual(["Rumah (main)", "Kos"]);
		await call(makeMainAddress, { id: second.body.id }, { token });
		expect(await labels()).toEqual(["Kos (main)", "Rumah"]);
		await call(deleteAddress, { id: second.body.id }, { token });
		expect(await labels()).toEqual(["Rumah (main)"]);
	});

	it("are replaced as a whole", async () => {
		const [first] = (await call(addressList, {}, { token })).body.addresses;
		const changed = await call(
			changeAddress,
			{ ...address, id: first!.id, label: "Ibu", landmark: "", area: "32.73.02.1004", postcode: "40135" },
			{ token },
		);
		expect(changed.body).toMatchObject({
			label: "Ibu",
			landmark: null,
			place: { city: { name: "Kota Bandung" } },
		});
	});

	it("are private to the member", async () => {
		const [first] = (await call(addressList, {}, { token })).body.addresses;
		for (const endpoint of [addressDetail, changeAddress, makeMainAddress, deleteAddress]) {
			const foreign = await call(endpoint, { ...address, id: first!.id }, { token: stranger.token });
			const missing = await call(endpoint, { ...address, id: randomUUID() }, { token });
			expect([foreign.status, missing.status]).toEqual([404, 404]);
			expect(foreign.body.error).toBe("address.unknown");
		}
		expect(await labels()).toEqual(["Ibu (main)"]);
	});

	it.each([
		["phone", { phone: "021 555" }],
		["area", { area: "31.74.01" }],
		["area", { area: "31.74.01.9999" }],
		["postcode", { postcode: "1281" }],
		["postcode", { postcode: "00000" }],
		["recipient", { recipient: "<b>" }],
		["street", { street: "Jl.\nB" }],
		["label", { label: "x".repeat(31) }],
	])("say what is wrong with %s", async (field, wrong) => {
		const { status, body } = await call(createAddress, { ...address, ...wrong }, { token });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
	});

	it.each([
		["no area", ""],
		["a province", "31"],
		["a city", "31.74"],
		["a district without its village", "31.74.01"],
	])("with %s ask for the village, in both languages", async (_, area) => {
		const answer = await call(createAddress, { ...address, area }, { token });
		expect(answer.body.errors).toEqual({ area: ["Pilih kelurahan atau desanya."] });
		const { area: _area, ...without } = address;
		for (const input of [{ ...address, area }, without] as (typeof address)[])
			expect((await call(createAddress, input, { token, language: "en" })).body.errors?.area).toHaveLength(1);
	});

	it("are limited, even when many are saved at once, and keep one main address", async () => {
		const who = await createLoggedInMember(db);
		const answers = await Promise.all(
			Array.from({ length: mostAddresses + 5 }, () =>
				call(createAddress, { ...address, isMain: true }, { token: who.token }),
			),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostAddresses);
		expect(answers.filter(({ body }) => body.error === "address.too_many")).toHaveLength(5);
		expect((await labels(who.token)).filter((label) => label.endsWith("(main)"))).toHaveLength(1);
	});
});
