import { contentSignal } from "../../platform/data/signals.server";
import { changeTopic } from "../../platform/http/change-topic.server";

/** Matches, their scores and everything else that is announced as changed for the guests' pages. */
export const eventsTopic = changeTopic({
	name: "events",
	access: "public",
	isShared: true,
	signalOf: () => contentSignal("events"),
});
