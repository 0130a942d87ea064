import { platformRefusals } from "./platform-refusals";
import { refuse } from "./refusal";

export const roles = ["editor", "seller", "ticketing", "gate", "finance", "support", "admin"] as const;
export type Role = (typeof roles)[number];

/** Who may call an endpoint. Any one of several roles is enough; an admin may do everything. */
export type Access = "public" | "member" | { staff: Role | readonly Role[] };

export type Guest = { kind: "guest" };
/** Staff are members with roles. */
export type Member = {
	kind: "member";
	memberId: string;
	sessionId: string;
	roles: readonly Role[];
	/** The member has roles, but they do not count until two-step verification is on. */
	rolesWait?: boolean;
};
export type Who = Guest | Member;

export const guest: Guest = { kind: "guest" };

/** The only place that decides access, for every kind of call. Unknown values are denied. */
export function checkAccess(access: Access, who: Who): void {
	if (access === "public") return;
	if (who.kind !== "member") throw refuse(platformRefusals, "unauthenticated");
	if (access === "member") return;
	if (typeof access === "object" && hasRole(who, access.staff)) return;
	throw refuse(platformRefusals, who.rolesWait ? "second_step_needed" : "forbidden");
}

/** Also used by route guards for screens that need a role. */
export function hasRole(who: Who, wanted: Role | readonly Role[]): boolean {
	if (who.kind !== "member") return false;
	return who.roles.some((role) => role === "admin" || [wanted].flat().includes(role));
}
