import { type Binding, bind } from "../platform/bind.server";
import { passByCode, passList, passPdf } from "./contract";
import { listOwnPasses, readPass, readPassPdf } from "./own-passes.server";

export const passesApi: Binding[] = [
	bind(passList, listOwnPasses),
	bind(passByCode, (context, { code }) => readPass(context, code)),
	bind(passPdf, (context, { code }) => readPassPdf(context, code)),
];
