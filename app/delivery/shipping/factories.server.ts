import type { Db } from "../../platform/data/database.server";
import type { InputOf } from "../../platform/http/contract";
import type { createAddress as createAddressEndpoint } from "../addresses/address-contract";
import { saveAddress } from "../addresses/addresses.server";
import { type AreaRow, insertAreas } from "../areas/load-areas.server";

type AddressInput = Required<InputOf<typeof createAddressEndpoint>>;

/** A few real areas, since loading them all takes seconds: two districts of Jakarta, Bandung, and Merauke. */
const someAreas: AreaRow[] = [
	area("31", "province", "DKI Jakarta"),
	area("31.72", "city", "Kota Jakarta Utara"),
	area("31.72.01", "district", "Penjaringan"),
	area("31.74", "city", "Kota Jakarta Selatan"),
	area("31.74.01", "district", "Tebet"),
	area("31.74.01.1001", "village", "Tebet Timur"),
	area("31.74.01.1002", "village", "Tebet Barat"),
	area("32", "province", "Jawa Barat"),
	area("32.73", "city", "Kota Bandung"),
	area("32.73.02", "district", "Coblong"),
	area("32.73.02.1004", "village", "Dago"),
	area("93", "province", "Papua Selatan"),
	area("93.01", "city", "Kab. Merauke"),
	area("93.01.01", "district", "Merauke"),
	area("93.01.01.1001", "village", "Kelapa Lima"),
];

export const insertSomeAreas = (db: Db) => insertAreas(db, someAreas);

/** What a member types; also inserts the areas it needs. */
export async function buildAddress(db: Db, overrides: Partial<AddressInput> = {}): Promise<AddressInput> {
	await insertSomeAreas(db);
	return {
		label: "Rumah",
		recipient: "Sari Dewanti",
		phone: "0812 3456 7890",
		street: "Jl. Tebet Raya No. 12",
		landmark: "pagar biru",
		postcode: "12810",
		area: "31.74.01.1002",
		coordinates: null,
		isMain: false,
		...overrides,
	};
}

export const insertAddress = async (db: Db, memberId: string, overrides: Partial<AddressInput> = {}) =>
	saveAddress({ db, language: "id", who: { memberId } }, await buildAddress(db, overrides));

function area(code: string, level: AreaRow["level"], name: string): AreaRow {
	return { code, level, name, around: "" };
}
