/** Whether a name on a shirt would have to be hidden from children, also with letters doubled or set apart. */
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

/** Rude wherever they stand: no name has them in it. */
const rude = [
	...["anjing", "bajingan", "bangsat", "brengsek", "goblok", "jancok", "jancuk", "kontol", "lonte", "memek"],
	...["ngentot", "ngewe", "pelacur", "perek", "tolol", "cukimai", "kimak", "bencong", "asshole", "bastard"],
	...["bitch", "cunt", "faggot", "fuck", "hitler", "nigga", "nigger", "pussy", "shit", "whore"],
].map(squeeze);

/** Rude alone; inside a name they are harmless: Basuki, Kasuari, Babington, Dickson, Taiwo. */
const rudeAlone = [
	...["asu", "babi", "bego", "coli", "cuki", "itil", "jablay", "kampang", "kampret", "kafir", "monyet"],
	...["peler", "pepek", "puki", "sange", "setan", "tai", "taik", "titit", "toket", "anus", "arse", "cock"],
	...["dick", "fag", "kkk", "nazi", "penis", "porn", "rape", "sex", "slut", "vagina"],
].map(squeeze);
