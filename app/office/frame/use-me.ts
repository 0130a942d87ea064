import { staffMe } from "../../members/staff/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { useRead } from "../read";

export type Me = AnswerOf<typeof staffMe>;

export const useMe = () => useRead(staffMe, {}).data;

/** Whether one of these roles is mine; an admin has them all. */
export function useHasRole(...wanted: Me["roles"]): boolean {
	const roles = useMe()?.roles ?? [];
	return roles.includes("admin") || wanted.some((role) => roles.includes(role));
}
