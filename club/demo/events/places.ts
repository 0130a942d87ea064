import { buildVenue } from "../../../app/matches/events/factories";
import type { VenueInsert } from "../../../app/matches/events/tables.server";

const wib = "Asia/Jakarta";
const wita = "Asia/Makassar";
const wit = "Asia/Jayapura";

export const demoVenues: VenueInsert[] = [
	venue("stadion-bahari", "Stadion Bahari", "Teluk Bahari", "Jalan Dermaga Lama 7", wib, 22_400),
	venue("gor-ombak", "GOR Ombak", "Teluk Bahari", "Jalan Pasar Ikan 12", wib, 4_800),
	venue("studio-palung", "Studio Palung", "Teluk Bahari", "Jalan Galangan 3", wib, 360),
	venue("lapangan-dermaga", "Lapangan Dermaga", "Teluk Bahari", "Jalan Dermaga Baru 1", wib, 3_200),
	venue("pantai-karang-putih", "Pantai Karang Putih", "Teluk Bahari", "Kampung Karang Putih", wib, null),
	venue("toko-bahari", "Toko Bahari", "Teluk Bahari", "Gerbang A, Stadion Bahari", wib, 250),
	venue("stadion-kawah", "Stadion Kawah", "Cilegon", "Jalan Raya Anyer 21", wib, 15_000),
	venue("stadion-segara-kidul", "Stadion Segara Kidul", "Cilacap", "Jalan Laut Selatan 8", wib, 17_500),
	venue("stadion-rajawali", "Stadion Rajawali", "Tegal", "Jalan Pantura 110", wib, 20_000),
	venue("stadion-rimbo", "Stadion Rimbo", "Jambi", "Jalan Batanghari 45", wib, 14_000),
	venue("stadion-losari", "Stadion Losari", "Makassar", "Jalan Penghibur 60", wita, 18_000),
	venue("stadion-mardika", "Stadion Mardika", "Ambon", "Jalan Pantai Mardika 2", wit, 12_500),
	venue("gor-satria", "GOR Satria", "Surabaya", "Jalan Kertajaya 77", wib, 5_500),
	venue("gor-garuda", "GOR Garuda", "Indramayu", "Jalan Pantai Balongan 5", wib, 3_600),
	venue("gor-petir", "GOR Petir", "Bogor", "Jalan Pajajaran 9", wib, 4_000),
	venue("arena-nusa", "Arena Nusa", "Jakarta", "Jalan Asia Afrika 18", wib, 6_000),
];

function venue(
	slug: string,
	name: string,
	city: string,
	address: string,
	timeZone: string,
	capacity: number | null,
): VenueInsert {
	return buildVenue({ slug, name, city, address, timeZone, capacity });
}
