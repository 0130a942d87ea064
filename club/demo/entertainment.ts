import { buildEntertainmentItem } from "../../app/club-life/entertainment/factories";
import type { EntertainmentItemInsert } from "../../app/club-life/entertainment/tables.server";
import { toInstant } from "./demo-moment";
import { comingUp } from "./entertainment/coming-up";
import type { DemoEntertainment } from "./entertainment/demo-entertainment";
import { onDemand } from "./entertainment/on-demand";
import { drawing, writeBody } from "./story-markup";

export const demoEntertainments: DemoEntertainment[] = [...comingUp, ...onDemand];

export const demoEntertainment = (now: Date): EntertainmentItemInsert[] =>
	demoEntertainments.map(({ starts, place, durationMinutes, composition, body, bodyEn, ...item }) =>
		buildEntertainmentItem({
			...item,
			body: writeBody(body),
			bodyEn: bodyEn ? writeBody(bodyEn) : null,
			startsAt: typeof starts === "function" ? starts(now) : toInstant(now, starts),
			place: place ?? null,
			durationMinutes: durationMinutes ?? null,
			cover: drawing("entertainment", item.slug, composition),
		}),
	);
