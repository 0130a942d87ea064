import { type AreaLevel, partOfCode } from "./area-level";

/** The official name in capitals, as people write it on a parcel: "Kota Jakarta Selatan", "Kab. Bandung". */
export function commonName(level: AreaLevel, official: string): string {
	if (level === "province")
		return official.replace(/^Daerah Khusus Ibukota /, "DKI ").replace(/^Daerah Istimewa /, "DI ");
	if (level === "city")
		return official.replace(/^(Kota|Kabupaten) Administrasi /, "$1 ").replace(/^Kabupaten /, "Kab. ");
	return official;
}

/** Common short names of provinces and cities, by code. */
const nicknames: Record<string, string> = {
	"12": "sumut",
	"13": "sumbar",
	"16": "sumsel",
	"19": "babel",
	"21": "kepri",
	"31": "dki jkt",
	"32": "jabar",
	"33": "jateng",
	"34": "diy jogja yogya",
	"35": "jatim",
	"52": "ntb",
	"53": "ntt",
	"61": "kalbar",
	"62": "kalteng",
	"63": "kalsel",
	"64": "kaltim",
	"65": "kaltara",
	"71": "sulut",
	"72": "sulteng",
	"73": "sulsel",
	"74": "sultra",
	"76": "sulbar",
	"82": "malut",
	"12.71": "mdn",
	"31.71": "jakpus",
	"31.72": "jakut",
	"31.73": "jakbar",
	"31.74": "jaksel",
	"31.75": "jaktim",
	"32.71": "bgr",
	"32.73": "bdg",
	"33.72": "solo",
	"33.74": "smg",
	"34.71": "jogja yogya",
	"35.73": "mlg",
	"35.78": "sby",
	"36.74": "tangsel",
	"73.71": "mksr",
};

export const nicknamesOf = (code: string): string =>
	[nicknames[partOfCode(code, "province")], nicknames[partOfCode(code, "city")]].filter(Boolean).join(" ");
