import { sql } from "drizzle-orm";
import { staffRoles } from "../staff/tables.server";
import { members } from "../tables.server";
import type { KeyState } from "./contract";
import { serviceKeys } from "./tables.server";

/** A key never does more than its owner may: it rests as soon as that is no admin any more, or disabled. */
export const keyState = sql<KeyState>`case
	when ${serviceKeys.revokedAt} is not null then 'revoked'
	when ${serviceKeys.endsAt} <= now() then 'ended'
	when exists (
		select from ${staffRoles} held join ${members} owner on owner.id = held.member_id
		where held.member_id = ${serviceKeys.ownerId} and held.role = 'admin'
			and owner.disabled_at is null and owner.erased_at is null) then 'valid'
	else 'idle' end`;
