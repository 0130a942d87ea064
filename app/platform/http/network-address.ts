/** The network half of an address: providers reassign the host half daily. */
export const networkOf = (address: string) => {
	const parts = splitAddress(address);
	return parts.sign === "." ? parts.list.slice(0, 2).join(".") : parts.list.slice(0, 2).join(":");
};

/** The subscriber behind an address: in IPv6 one subscriber holds a whole /64. */
export const subscriberOf = (address: string) => {
	const { sign, list } = splitAddress(address);
	return sign === "." ? list.join(".") : list.slice(0, 4).join(":");
};

function splitAddress(address: string): { sign: "." | ":"; list: string[] } {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	return plain.includes(":") ? { sign: ":", list: groupsOf(plain) } : { sign: ".", list: plain.split(".") };
}

/** Expands `2001:db8::1` to its eight groups. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const before = head ? head.split(":") : [];
	const after = tail ? tail.split(":") : [];
	const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array<string>(missing).fill("0"), ...after];
}
