import { contentSignal } from "../../platform/data/signals.server";
import { changeTopic } from "../../platform/http/change-topic.server";

/** Videos and their films' streams, for the office that waits for one. */
export const videosTopic = changeTopic({
	name: "videos",
	access: { staff: "editor" },
	isShared: true,
	signalOf: () => contentSignal("videos"),
});
