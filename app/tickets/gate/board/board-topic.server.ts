import { changeTopic } from "../../../platform/http/change-topic.server";
import { matchDayBoard } from "./board-contract";
import { boardSignal } from "./board-signal.server";
import { findBoardEvent } from "./incidents.server";

/** The board is counted once a second for all who watch it. */
export const boardTopic = changeTopic({
	name: "board",
	access: matchDayBoard.access,
	isShared: true,
	signalOf: async ({ db }, event) => boardSignal(await findBoardEvent(db, event)),
});
