import type { Access } from "./access";
import type { CallContext, MemberContext } from "./bind.server";

/** What a screen asks to be told about, like `order:SU-…`, and who may hear it. */
export type ChangeTopic = {
	/** Before the colon. */
	name: string;
	access: Access;
	/** The signal behind what stands after the colon. Refuses whoever may not read what has changed. */
	signalOf(context: CallContext, id: string): Promise<string> | string;
	/** What is read then may be a copy that all readers share, and up to two seconds old. */
	isShared?: boolean;
};

type ContextOf<Allowed extends Access> = Allowed extends "public" ? CallContext : MemberContext;

/** Like `bind`: outsiders have been rejected before `signalOf` is asked. */
export const changeTopic = <const Allowed extends Access>(
	topic: Omit<ChangeTopic, "access" | "signalOf"> & {
		access: Allowed;
		signalOf(context: ContextOf<Allowed>, id: string): Promise<string> | string;
	},
) => topic as ChangeTopic;
