import { club } from "../../../club/profile";
import type { HouseKey } from "../club-profile";
import { type Language, type Localized, localize, useLanguage } from "../words/language";

/** Display name of a house. Division names come from the club profile. */
export function houseLabel(house: HouseKey, language: Language): string {
	const division = club.divisions.find(({ key }) => key === house);
	return localize(division?.label ?? otherHouses[house as keyof typeof otherHouses], language);
}

/** The same in React: `const label = useHouseLabel(); label("football")`. */
export function useHouseLabel(): (house: HouseKey) => string {
	const language = useLanguage();
	return (house) => houseLabel(house, language);
}

const brand = club.brandWord.charAt(0).toUpperCase() + club.brandWord.slice(1);

const otherHouses = {
	academy: { id: "Akademi", en: "Academy" },
	foundation: { id: "Yayasan", en: "Foundation" },
	entertainment: { id: `${brand}tainment`, en: `${brand}tainment` },
	club: { id: "Klub", en: "Club" },
} satisfies Record<string, Localized>;
