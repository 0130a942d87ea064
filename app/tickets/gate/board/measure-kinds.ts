/**
 * spare_gate: one more gate that scanners can be opened at · redirect: a queue is sent to another gate · delay: the start moves ·
 * hold: nobody is let in · evacuate: everybody leaves.
 */
export const measureKinds = ["spare_gate", "redirect", "delay", "hold", "evacuate"] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** What cannot be undone at once needs a second person's approval. */
export const needsTwo = (kind: MeasureKind) => kind === "delay" || kind === "evacuate";

export const namesGate = (kind: MeasureKind) => kind === "spare_gate" || kind === "redirect";

export const delayMinutes = 15;

/** How long a second person can approve; then it must be requested again. */
export const askedMinutes = 10;
