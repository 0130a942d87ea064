import type { Localized } from "../../platform/words/language";

export const entertainmentKinds = ["show", "concert", "podcast", "fan-event"] as const;
export type EntertainmentKind = (typeof entertainmentKinds)[number];

/** Where to watch, listen or book: https or a path of this site. */
export type EntertainmentLink = { label: Localized; url: string };
