import { isSport, sportNames } from "./matches/sports/sport-of";
import type { ClubProfile } from "./platform/club-profile";
import { ownSections, profileError, profileErrors } from "./platform/club-profile";
import { divisionHomeName, siteRoutes } from "./routes";

/** All that is wrong with a club's profile, a line each: the build and the start stop with them. */
export function clubErrors(profile: ClubProfile): string[] {
	const errors = profileErrors(profile);
	if (errors.length > 0) return errors;
	const homes = profile.divisions.map(({ key }) => divisionHomeName(key) as string);
	const taken = new Set([
		...otherAddresses,
		...ownSections,
		...siteRoutes.filter(({ name }) => !homes.includes(name)).map(({ path }) => path.split("/")[1]),
	]);
	return profile.divisions.flatMap(({ key, sport }, place) => [
		...(taken.has(key)
			? [profileError(`divisions.${place}.key`, `"${key}" is the address of something else`)]
			: []),
		...(isSport(sport)
			? []
			: [
					profileError(
						`divisions.${place}.sport`,
						`there is no "${sport}"; there are ${sportNames.join(", ")}`,
					),
				]),
	]);
}

/** What is not a page of the site, or a filter that means no division. */
const otherAddresses = [
	"all",
	"api",
	"art",
	"build",
	"dev",
	"en",
	"gate",
	"id",
	"media",
	"office",
	"outbox",
	"simulator",
];
