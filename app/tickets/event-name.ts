import { club } from "../../club/profile";

/** The big event's name as its address says it: "laut-hari" is "Laut Hari". */
export const eventName = club.eventSlug
	.split("-")
	.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
	.join(" ");
