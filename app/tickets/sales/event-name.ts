import { club } from "../../../club/profile";

/** The event's name, derived from its slug: "laut-hari" is "Laut Hari". */
export const eventName = club.eventSlug
	.split("-")
	.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
	.join(" ");
