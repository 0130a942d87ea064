import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import { partOfCode } from "../../areas/area-level";
import { findPlace } from "../../areas/find-areas.server";
import type { DeliveryPlace } from "../../shipping/contract";
import { arrayIn, type CallBiteship, stringIn } from "./call-biteship.server";
import { biteshipAreas } from "./tables.server";

/** Biteship's number for a district: asked for once, then kept. Null where it knows no district of this name. */
export async function findBiteshipArea(db: Db, call: CallBiteship, area: string): Promise<string | null> {
	const district = partOfCode(area, "district");
	const [known] = await db.select().from(biteshipAreas).where(eq(biteshipAreas.district, district));
	if (known) return known.areaId;
	const place = await findPlace(db, district);
	if (!place) return null;
	const areaId = await askFor(call, place);
	if (areaId) await db.insert(biteshipAreas).values({ district, areaId }).onConflictDoNothing();
	return areaId;
}

async function askFor(call: CallBiteship, place: DeliveryPlace): Promise<string | null> {
	const [district, city, province] = [place.district, place.city, place.province].map(({ name }) =>
		bare(name),
	);
	const query = new URLSearchParams({ countries: "ID", input: `${district}, ${city}`, type: "single" });
	const { status, body } = await call("GET", `/v1/maps/areas?${query}`);
	if (status !== 200) return null;
	const found = arrayIn(body, "areas").flatMap((one) => {
		const id = stringIn(one, "id");
		const words = [1, 2, 3].map((level) =>
			bare(stringIn(one, `administrative_division_level_${level}_name`) ?? ""),
		);
		return id ? { id, words: [bare(stringIn(one, "name") ?? ""), ...words] } : [];
	});
	const fits = (...names: (string | undefined)[]) =>
		found.find(({ words }) => names.every((name) => words.some((word) => word.includes(name!))));
	// Districts of one name lie in several cities: a wrong one would be a wrong price.
	return (fits(district, city, province) ?? fits(district, city))?.id ?? null;
}

/** They write "Jakarta Selatan" for "Kota Jakarta Selatan", and "Kab. Bandung" in several ways. */
const bare = (name: string) =>
	name
		.toLowerCase()
		.replace(/\b(kota|kabupaten|kab|kecamatan|kec|adm|administrasi)\b\.?/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
