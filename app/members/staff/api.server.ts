import { type Binding, bind } from "../../platform/http/bind.server";
import { listMembers } from "../find-member.server";
import { listAudit } from "./audit-list.server";
import { addColleague, changeColleague } from "./colleagues.server";
import { addStaff, auditEntries, setStaffRoles, staffList, staffMe } from "./contract";
import { listStaff } from "./staff-list.server";

export const staffApi: Binding[] = [
	bind(staffMe, async ({ db, who }) => {
		const [me] = await listMembers(db, [who.memberId]);
		return { ...me!, roles: [...who.roles] };
	}),
	bind(staffList, async ({ db }) => ({ staff: await listStaff(db) })),
	bind(addStaff, addColleague),
	bind(setStaffRoles, changeColleague),
	bind(auditEntries, ({ db }, input) => listAudit(db, input)),
];
