/** Whether a name on a shirt is obscene, even with letters doubled or spaced out. */
export function isForbidden(name: string): boolean {
	const words = name.split(/[ -]+/).map(squeeze);
	const whole = squeeze(name.replace(/[ -]/g, ""));
	return (
		rude.some((word) => whole.includes(word)) ||
		rudeAlone.some((word) => words.includes(word) || whole === word)
	);
}

/** "KONTTOL" is read as "KONTOL". */
const squeeze = (text: string) => text.toUpperCase().replace(/(.)\1+/g, "$1");

/** Obscene anywhere: no name contains them. */
const rude = [
	...["anjing", "bajingan", "bangsat", "brengsek", "goblok", "jancok", "jancuk", "kontol", "lonte", "memek"],
	...["ngentot", "ngewe", "pelacur", "perek", "tolol", "cukimai", "kimak", "bencong", "asshole", "bastard"],
	...["bitch", "cunt", "faggot", "fuck", "hitler", "nigga", "nigger", "pussy", "shit", "whore"],
].map(squeeze);

/** Obscene on their own; harmless inside a name: Basuki, Kasuari, Babington, Dickson, Taiwo. */
const rudeAlone = [
	...["asu", "babi", "bego", "coli", "cuki", "itil", "jablay", "kampang", "kampret", "kafir", "monyet"],
	...["peler", "pepek", "puki", "sange", "setan", "tai", "taik", "titit", "toket", "anus", "arse", "cock"],
	...["dick", "fag", "kkk", "nazi", "penis", "porn", "rape", "sex", "slut", "vagina"],
].map(squeeze);
