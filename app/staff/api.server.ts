import { listMembers } from "../members/find-member.server";
import { type Binding, bind } from "../platform/bind.server";
import { listAudit } from "./audit-list.server";
import { auditEntries, staffMe } from "./contract";

export const staffApi: Binding[] = [
	bind(staffMe, async ({ db, who }) => {
		const [me] = await listMembers(db, [who.memberId]);
		return { ...me!, roles: [...who.roles] };
	}),
	bind(auditEntries, ({ db }, input) => listAudit(db, input)),
];
