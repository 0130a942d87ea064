/** A wheelchair place is sold together with the companion's seat next to it (one number higher). */
export const seatKinds = ["seat", "wheelchair", "companion"] as const;
export type SeatKind = (typeof seatKinds)[number];
