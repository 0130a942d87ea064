import { type Binding, bind } from "../../platform/http/bind.server";
import { forgetChild, keepChild, listChildren } from "./children.server";
import { addChild, ownChildren, removeChild } from "./contract";

export const familyApi: Binding[] = [
	bind(ownChildren, async ({ db, who }) => ({ children: await listChildren(db, who.memberId) })),
	bind(addChild, async (context, child) => {
		await keepChild(context, child);
		return { children: await listChildren(context.db, context.who.memberId) };
	}),
	bind(removeChild, async (context, { id }) => {
		await forgetChild(context, id);
		return { children: await listChildren(context.db, context.who.memberId) };
	}),
];
