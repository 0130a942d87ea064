import * as z from "zod";
import { roles } from "../platform/access";
import { endpoint } from "../platform/contract";

export const staffMe = endpoint({
	method: "GET",
	path: "/staff/me",
	summary: "The member of staff who is logged in, and their roles",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({ id: z.string(), name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }),
});
