import { platformRefusals } from "./platform-refusals";
import { refuse, refuseSaying } from "./refusal";

export const roles = ["editor", "seller", "ticketing", "gate", "finance", "support", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a service key can be made for. An endpoint names the one that opens it. */
export const keyScopes = ["orders.read", "orders.pack", "stock.read", "stock.change", "ledger.read"] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * Who may call an endpoint. Any one of several roles is enough; an admin may do everything. Another program's service key
 * may only call what names one of its scopes.
 */
export type Access = "public" | "member" | { staff: Role | readonly Role[]; key?: KeyScope };

export type Guest = { kind: "guest" };
/** Staff are members with roles. */
export type Member = {
	kind: "member";
	memberId: string;
	sessionId: string;
	roles: readonly Role[];
	/** The member has roles, but they do not count until two-step verification is on. */
	rolesWait?: boolean;
	/** A program calls with a service key, which this member answers for, without any of the member's roles. */
	key?: { id: string; scopes: readonly KeyScope[] };
};
export type Who = Guest | Member;

export const guest: Guest = { kind: "guest" };

/** The only place that decides access, for every kind of call. Unknown values are denied. */
export function checkAccess(access: Access, who: Who): void {
	if (access === "public") return;
	if (who.kind !== "member") throw refuse(platformRefusals, "unauthenticated");
	if (who.key) {
		checkScope(access, who.key.scopes);
		return;
	}
	if (access === "member") return;
	if (typeof access === "object" && hasRole(who, access.staff)) return;
	throw refuse(platformRefusals, who.rolesWait ? "second_step_needed" : "forbidden");
}

function checkScope(access: Access, scopes: readonly KeyScope[]): void {
	const scope = typeof access === "object" ? access.key : undefined;
	if (!scope) throw refuse(platformRefusals, "service_key_closed");
	if (!scopes.includes(scope))
		throw refuseSaying(platformRefusals, "service_key_scope", {
			id: `Kunci ini tidak punya lingkup ${scope}.`,
			en: `This service key lacks the scope ${scope}.`,
		});
}

/** Where anybody may call, a program is nobody in particular: the cart of its key's owner is not its own. */
export const callerAt = (access: Access, who: Who): Who =>
	access === "public" && who.kind === "member" && who.key ? guest : who;

/** Also used by route guards for screens that need a role. */
export function hasRole(who: Who, wanted: Role | readonly Role[]): boolean {
	if (who.kind !== "member") return false;
	return who.roles.some((role) => role === "admin" || [wanted].flat().includes(role));
}
