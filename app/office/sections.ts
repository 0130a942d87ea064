import {
	BadgePercent,
	Banknote,
	CalendarDays,
	Cog,
	FileSpreadsheet,
	History,
	Images,
	KeyRound,
	LayoutList,
	type LucideIcon,
	Mail,
	Megaphone,
	Newspaper,
	Package,
	Plug,
	Shirt,
	Star,
	Sun,
	Ticket,
	Undo2,
	UsersRound,
	Webhook,
} from "lucide-react";
import { type Role, roles } from "../platform/http/access";
import type { SectionName } from "./section-names";
import type { officeTexts } from "./texts";

export type OfficeSection = {
	name: SectionName;
	path: string;
	icon: LucideIcon;
	/** Roles that can see it; an admin sees everything. */
	roles: readonly Role[];
	/** Typed after "g". */
	key: string;
};

type Group = { name: keyof (typeof officeTexts)["id"]["groups"]; sections: OfficeSection[] };

/** Everything the office has, in the order of its navigation. */
export const groups: Group[] = [
	{
		name: "day",
		sections: [{ name: "today", path: "/office", icon: Sun, roles, key: "t" }],
	},
	{
		name: "content",
		sections: [
			{ name: "news", path: "/office/news", icon: Newspaper, roles: ["editor"], key: "w" },
			{ name: "events", path: "/office/events", icon: CalendarDays, roles: ["editor"], key: "a" },
			{ name: "media", path: "/office/media", icon: Images, roles: ["editor", "seller"], key: "f" },
			{ name: "content", path: "/office/content", icon: LayoutList, roles: ["editor"], key: "c" },
			{
				name: "announcements",
				path: "/office/announcements",
				icon: Megaphone,
				roles: ["editor"],
				key: "u",
			},
		],
	},
	{
		name: "sales",
		sections: [
			{
				name: "orders",
				path: "/office/orders",
				icon: Package,
				roles: ["seller", "finance", "support"],
				key: "o",
			},
			{ name: "products", path: "/office/products", icon: Shirt, roles: ["seller"], key: "b" },
			{ name: "returns", path: "/office/returns", icon: Undo2, roles: ["seller", "support"], key: "e" },
			{ name: "ratings", path: "/office/ratings", icon: Star, roles: ["seller", "support"], key: "n" },
			{ name: "vouchers", path: "/office/vouchers", icon: BadgePercent, roles: ["seller"], key: "v" },
			{
				name: "tickets",
				path: "/office/tickets",
				icon: Ticket,
				roles: ["ticketing", "gate"],
				key: "k",
			},
			{ name: "money", path: "/office/money", icon: Banknote, roles: ["finance"], key: "m" },
		],
	},
	{
		name: "people",
		sections: [
			{ name: "inbox", path: "/office/inbox", icon: Mail, roles: ["support"], key: "i" },
			{ name: "members", path: "/office/members", icon: UsersRound, roles: ["support"], key: "p" },
			{ name: "staff", path: "/office/staff", icon: KeyRound, roles: ["admin"], key: "r" },
			{ name: "log", path: "/office/log", icon: History, roles: ["admin"], key: "l" },
		],
	},
	{
		name: "data",
		sections: [
			{
				name: "sheets",
				path: "/office/sheets",
				icon: FileSpreadsheet,
				roles: ["editor", "seller", "ticketing", "finance"],
				key: "d",
			},
			{ name: "webhooks", path: "/office/webhooks", icon: Webhook, roles: ["admin"], key: "h" },
			{ name: "keys", path: "/office/keys", icon: Plug, roles: ["admin"], key: "s" },
			{ name: "jobs", path: "/office/jobs", icon: Cog, roles: ["admin"], key: "j" },
		],
	},
];

export const mayOpen = (roles: readonly Role[], section: Pick<OfficeSection, "roles">) =>
	roles.includes("admin") || section.roles.some((role) => roles.includes(role));

export const sectionsFor = (roles: readonly Role[]): OfficeSection[] =>
	groups.flatMap(({ sections }) => sections.filter((section) => mayOpen(roles, section)));
