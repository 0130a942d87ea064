// Recomputes a draw in the browser: the order of SHA-256(seed ‖ lot), the lot as decimal digits.
const byId = (id) => document.getElementById(id);
const hex = (bytes) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

async function check() {
	const result = byId("result");
	const say = (what, values = {}) => {
		result.textContent = result.dataset[what].replace(/\{(\w+)\}/g, (_, name) => values[name]);
	};
	say("working");
	byId("proof").textContent = "";
	const response = await fetch(`/antrean/${byId("draw").value}/undian.json`).catch(() => null);
	if (!response?.ok) return say("failed");
	const { seed, seedHash, lots } = await response.json();
	const seedBytes = Uint8Array.from(seed.match(/../g), (pair) => Number.parseInt(pair, 16));
	const known = byId("hash").value.replace(/\s/g, "").toLowerCase() || seedHash;
	if ((await sha256(seedBytes)) !== known || known !== seedHash) return say("false");
	const digestOf = (lot) => sha256(new Uint8Array([...seedBytes, ...new TextEncoder().encode(String(lot))]));
	const own = Number(byId("own").value.replace(/\D/g, ""));
	if (!lots.includes(own)) return say("absent", { lot: own });
	const value = await digestOf(own);
	let place = 1;
	for (const lot of lots) if ((await digestOf(lot)) < value) place++;
	say("place", { lot: own, place, of: lots.length });
	byId("proof").textContent = `SHA-256(${seed.slice(0, 8)}… ‖ ${own}) = ${value}`;
}

byId("check")?.addEventListener("submit", (submit) => {
	submit.preventDefault();
	check();
});
