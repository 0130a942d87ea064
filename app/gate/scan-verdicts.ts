export type Direction = "in" | "out";

/**
 * in, out: may pass · used: is inside already · not-inside: can't go out · void: taken back or passed on under another code ·
 * frozen: its match has changed and its owner has not chosen yet · held: nobody is let in for now · other-event · forged: nobody's.
 */
export const scanVerdicts = [
	"in",
	"out",
	"used",
	"not-inside",
	"void",
	"frozen",
	"held",
	"other-event",
	"forged",
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

export const mayPass = (verdict: ScanVerdict) => verdict === "in" || verdict === "out";
