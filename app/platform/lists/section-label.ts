import { club } from "../../../club/profile";
import type { ClubSection } from "../club-profile";
import { type Language, type Localized, localize, useLanguage } from "../words/language";

/** Display name of a house. Division names come from the club profile. */
export function sectionLabel(house: ClubSection, language: Language): string {
	const division = club.divisions.find(({ key }) => key === house);
	return localize(division?.label ?? otherHouses[house as keyof typeof otherHouses], language);
}

/** The same in React: `const label = useHouseLabel(); label("football")`. */
export function useSectionLabel(): (house: ClubSection) => string {
	const language = useLanguage();
	return (house) => sectionLabel(house, language);
}

const brand = club.brandWord.charAt(0).toUpperCase() + club.brandWord.slice(1);

const otherHouses = {
	academy: { id: "Akademi", en: "Academy" },
	foundation: { id: "Yayasan", en: "Foundation" },
	entertainment: { id: `${brand}tainment`, en: `${brand}tainment` },
	club: { id: "Klub", en: "Club" },
} satisfies Record<string, Localized>;
