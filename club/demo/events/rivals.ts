import { buildCompetition, buildTeam } from "../../../app/matches/events/factories";
import type { CompetitionInsert, TeamInsert } from "../../../app/matches/events/tables.server";
import type { DivisionKey } from "../../../app/platform/club-profile";

export const demoCompetitions: CompetitionInsert[] = [
	competition("liga-nusantara", "football", "Liga Nusantara", "Liga"),
	competition("piala-khatulistiwa", "football", "Piala Khatulistiwa", "Piala"),
	competition("piala-selat", "football", "Piala Selat", "Selat"),
	competition("uji-coba", "football", "Trofeo Bahari", "Trofeo"),
	competition("liga-khatulistiwa-basket", "basketball", "Liga Khatulistiwa Basket", "LKB"),
	competition("liga-khatulistiwa-basket-putri", "basketball", "Liga Khatulistiwa Basket Putri", "LKB Putri"),
	competition("liga-arena", "esports", "Liga Arena", "Arena"),
	competition("liga-arena-valorant", "esports", "Liga Arena Valorant", "Arena Valorant"),
];

export const demoTeams: TeamInsert[] = [
	team("bayu-selatan", "football", "Bayu Selatan", "BYS", "#B3132B"),
	team("krakatau-putra", "football", "Krakatau Putra", "KRP", "#B4471A"),
	team("persada-timur", "football", "Persada Timur", "PST", "#0B6E8A"),
	team("rajawali-mas", "football", "Rajawali Mas", "RJM", "#C98A00"),
	team("macan-rimba", "football", "Macan Rimba", "MCR", "#0E7A4B"),
	team("elang-celebes", "football", "Elang Celebes", "ELC", "#5B2A86"),
	team("tirta-kencana", "football", "Tirta Kencana", "TRK", "#1F6F78"),
	team("mutiara-flores", "football", "Mutiara Flores", "MTF", "#8A1C5B"),
	team("pusaka-barito", "football", "Pusaka Barito", "PSB", "#3F5E1C"),
	team("halilintar", "basketball", "Halilintar", "HLT", "#5A2A82"),
	team("satria-laga", "basketball", "Satria Laga", "STL", "#9C1F1F"),
	team("garuda-pesisir", "basketball", "Garuda Pesisir", "GPS", "#1F5E3B"),
	team("naga-kapuas", "basketball", "Naga Kapuas", "NGK", "#A33A00"),
	team("badak-ujung", "basketball", "Badak Ujung", "BDU", "#4A4A55"),
	team("laskar-bitung", "basketball", "Laskar Bitung", "LSB", "#0D5C75"),
	team("banteng-bromo", "basketball", "Banteng Bromo", "BTB", "#7B4B1E"),
	team("tarung", "esports", "Tarung", "TRG", "#0F1720"),
	team("nebula-id", "esports", "Nebula ID", "NBL", "#3D2C8D"),
	team("sasmita", "esports", "Sasmita", "SSM", "#7A1F2B"),
	team("lontar", "esports", "Lontar", "LTR", "#6B4A12"),
	team("sangkala", "esports", "Sangkala", "SKL", "#14532D"),
	team("kelana", "esports", "Kelana", "KLN", "#7C2D12"),
	team("arunika", "esports", "Arunika", "ARN", "#9D174D"),
];

function competition(
	slug: string,
	division: DivisionKey,
	name: string,
	shortName: string,
): CompetitionInsert {
	return buildCompetition({ slug, division, name, shortName });
}

function team(
	slug: string,
	division: DivisionKey,
	name: string,
	shortName: string,
	colour: string,
): TeamInsert {
	return buildTeam({ slug, division, name, shortName, colour });
}
