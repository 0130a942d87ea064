import { type Binding, bind } from "../../platform/http/bind.server";
import { addDisputeNote, decideDispute, disputes, setEvidenceDue } from "./contract";
import { noteOutcome } from "./decide-dispute.server";
import { describeDisputes } from "./dispute-desk.server";
import { noteEvidenceDue, noteOnDispute } from "./dispute-notes.server";

export const disputesApi: Binding[] = [
	bind(disputes, describeDisputes),
	bind(setEvidenceDue, noteEvidenceDue),
	bind(addDisputeNote, noteOnDispute),
	bind(decideDispute, noteOutcome),
];
