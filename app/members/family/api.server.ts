import { type Binding, bind } from "../../platform/http/bind.server";
import { forgetChild, listChildren, saveChild } from "./children.server";
import { addChild, myChildren, removeChild } from "./contract";

export const familyApi: Binding[] = [
	bind(myChildren, async ({ db, who }) => ({ children: await listChildren(db, who.memberId) })),
	bind(addChild, async (context, child) => {
		await saveChild(context, child);
		return { children: await listChildren(context.db, context.who.memberId) };
	}),
	bind(removeChild, async (context, { id }) => {
		await forgetChild(context, id);
		return { children: await listChildren(context.db, context.who.memberId) };
	}),
];
