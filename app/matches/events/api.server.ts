import { type Binding, bind } from "../../platform/http/bind.server";
import { eventDetail, eventList, eventMonth } from "./contract";
import { listEvents, listMonth, readEvent } from "./events.server";

export const eventsApi: Binding[] = [
	bind(eventList, ({ db, language }, input) => listEvents(db, language, input)),
	bind(eventMonth, ({ db, language }, input) => listMonth(db, language, input)),
	bind(eventDetail, ({ db, language }, { slug }) => readEvent(db, language, slug)),
];
