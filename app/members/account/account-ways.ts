import type { LucideIcon } from "lucide-react";
import {
	Bell,
	CreditCard,
	FileLock,
	Inbox,
	LayoutDashboard,
	MapPin,
	Package,
	ShieldCheck,
	Stamp,
	Ticket,
	UserPen,
} from "lucide-react";
import type { RouteName } from "../../routes";

type Way = readonly [RouteName, LucideIcon];

/** The pages of the account, in the order of the navigation beside them. */
export const accountWays = [
	["profile", LayoutDashboard],
	["profile-inbox", Inbox],
	["profile-all-tickets", Ticket],
	["profile-all-items", Package],
	["profile-passport", Stamp],
	["profile-edit", UserPen],
	["profile-address", MapPin],
	["profile-payment", CreditCard],
	["profile-security", ShieldCheck],
	["profile-notification", Bell],
	["profile-privacy", FileLock],
] as const satisfies readonly Way[];

/** The same on a phone, where they are a list in groups. */
export const accountGroups = {
	mine: ["profile-all-tickets", "profile-all-items", "profile-passport"],
	me: ["profile-edit", "profile-address", "profile-payment"],
	rules: ["profile-inbox", "profile-notification", "profile-security", "profile-privacy"],
} as const satisfies Record<string, readonly (typeof accountWays)[number][0][]>;
