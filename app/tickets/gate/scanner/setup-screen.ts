import { formatDateTime } from "../../../platform/words/dates";
import { askEvents, Unreachable } from "./gate-calls";
import { byId, gateName, language, say } from "./page";

/** Which match, at which gate. */
export async function showSetup() {
	document.body.dataset.screen = "setup";
	try {
		const { events } = await askEvents();
		byId("event").replaceChildren(
			...events.map(({ event, gates }) => {
				const day = formatDateTime(event.startsAt, "short", language, event.venue.timeZone);
				const option = new Option(`${event.title} · ${day}`, event.slug);
				option.dataset.gates = gates.join("|");
				return option;
			}),
		);
		byId("setup-fault").textContent = events.length === 0 ? say("noEvents") : "";
		fillGates();
	} catch (error) {
		byId("setup-fault").textContent =
			error instanceof Unreachable ? say("noNetwork") : (error as Error).message;
	}
}

export function fillGates() {
	const [chosen] = byId<HTMLSelectElement>("event").selectedOptions;
	const gates = chosen?.dataset.gates?.split("|") ?? [];
	byId("gate").replaceChildren(...gates.map((name) => new Option(gateName(name), name)));
}
