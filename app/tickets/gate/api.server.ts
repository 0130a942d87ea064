import { type Binding, bind } from "../../platform/http/bind.server";
import { readBoard } from "./board/board.server";
import { closeIncident, matchDayBoard, messageHolders, noteIncident } from "./board/board-contract";
import { addIncident, endIncident } from "./board/incidents.server";
import { endRunbookMeasure, sendForMedics, takeOrAsk } from "./board/runbook.server";
import { callMedics, endMeasure, takeMeasure } from "./board/runbook-contract";
import { checkTicket } from "./check-contract";
import { readTicketState } from "./check-ticket.server";
import { gateConflicts, gateEvents, gateList, gateScan } from "./contract";
import { listConflicts, listGateEvents, readGateList } from "./gate-lists.server";
import { recordScans } from "./record-scans.server";
import { writeToHolders } from "./tell-holders.server";

export const gateApi: Binding[] = [
	bind(gateEvents, listGateEvents),
	bind(gateList, (context, { event }) => readGateList(context, event)),
	bind(gateScan, recordScans),
	bind(gateConflicts, (context, { event }) => listConflicts(context, event)),
	bind(matchDayBoard, ({ db, language }, { event }) => readBoard(db, language, event)),
	bind(noteIncident, addIncident),
	bind(closeIncident, endIncident),
	bind(messageHolders, writeToHolders),
	bind(takeMeasure, takeOrAsk),
	bind(endMeasure, endRunbookMeasure),
	bind(callMedics, sendForMedics),
	bind(checkTicket, (context, { code }) => readTicketState(context, code)),
];
