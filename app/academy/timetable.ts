/** One weekly training session. Days count from Monday = 1, as ISO does; times are local, "15.30". */
export type TrainingSession = { day: 1 | 2 | 3 | 4 | 5 | 6 | 7; start: string; end: string };
