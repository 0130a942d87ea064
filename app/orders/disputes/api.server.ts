import { type Binding, bind } from "../../platform/http/bind.server";
import { decideDispute, disputes } from "./contract";
import { describeDisputes, noteOutcome } from "./decide-dispute.server";

export const disputesApi: Binding[] = [
	bind(disputes, ({ db }) => describeDisputes(db)),
	bind(decideDispute, noteOutcome),
];
