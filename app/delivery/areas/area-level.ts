export const areaLevels = ["province", "city", "district", "village"] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** Official codes contain their parents: 31 is a province, 31.74 its city, 31.74.01 a district, 31.74.01.1002 a village. */
const codeLengths = { province: 2, city: 5, district: 8, village: 13 } as const satisfies Record<
	AreaLevel,
	number
>;

export const areaCode = /^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/;
export const villageCode = /^\d{2}\.\d{2}\.\d{2}\.\d{4}$/;
export const districtOrVillageCode = /^\d{2}\.\d{2}\.\d{2}(\.\d{4})?$/;

/** The area at a level that contains this code. */
export const partOfCode = (code: string, level: AreaLevel) => code.slice(0, codeLengths[level]);
