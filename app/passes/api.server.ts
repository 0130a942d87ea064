import { type Binding, bind } from "../platform/bind.server";
import { passByCode, passList } from "./contract";
import { listOwnPasses, readPass } from "./own-passes.server";

export const passesApi: Binding[] = [
	bind(passList, listOwnPasses),
	bind(passByCode, (context, { code }) => readPass(context, code)),
];
