import { type LucideIcon, Package } from "lucide-react";
import type { Role } from "../platform/access";
import type { officeTexts } from "./texts";

export type Section = {
	name: keyof (typeof officeTexts)["id"]["names"];
	path: string;
	icon: LucideIcon;
	/** Who sees it; an admin sees everything. */
	roles: readonly Role[];
	/** Typed after "g". */
	key: string;
};

type Group = { name: keyof (typeof officeTexts)["id"]["groups"]; sections: Section[] };

/** Everything the office has, in the order of its navigation. */
export const groups: Group[] = [
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
		],
	},
];

export const mayOpen = (roles: readonly Role[], section: Pick<Section, "roles">) =>
	roles.includes("admin") || section.roles.some((role) => roles.includes(role));

export const sectionsFor = (roles: readonly Role[]): Section[] =>
	groups.flatMap(({ sections }) => sections.filter((section) => mayOpen(roles, section)));
