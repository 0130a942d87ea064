export type Direction = "in" | "out";

/**
 * in, out: may pass · used: is already inside · not-inside: can't go out · void: cancelled or transferred under another code ·
 * frozen: its match changed and its owner has not chosen yet · disputed: its payment was charged back · held: nobody is let in for now · other-event · forged: not ours.
 */
export const scanVerdicts = [
	"in",
	"out",
	"used",
	"not-inside",
	"void",
	"frozen",
	"disputed",
	"held",
	"other-event",
	"forged",
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

/** Ten verdicts, six answers in colour, shape and sound: going out is as green as coming in. Each has its own word. */
export const faceOf = {
	in: "in",
	out: "in",
	used: "used",
	"not-inside": "used",
	void: "void",
	frozen: "void",
	disputed: "void",
	held: "held",
	"other-event": "other",
	forged: "forged",
} as const satisfies Record<ScanVerdict, string>;
export type Face = (typeof faceOf)[ScanVerdict];

export const mayPass = (verdict: ScanVerdict) => verdict === "in" || verdict === "out";
