/** The parts of the office: each has a place in `sections.ts` and a name in `texts.ts`. */
export const sectionNames = [
	"today",
	"news",
	"events",
	"media",
	"content",
	"announcements",
	"orders",
	"products",
	"returns",
	"ratings",
	"vouchers",
	"tickets",
	"money",
	"inbox",
	"members",
	"staff",
	"log",
	"sheets",
	"webhooks",
	"keys",
] as const;
export type SectionName = (typeof sectionNames)[number];
