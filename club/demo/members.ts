import type { MemberInsert } from "../../app/members/tables.server";
import type { Role } from "../../app/platform/http/access";
import { demoId } from "./demo-id";
import { toInstant } from "./demo-moment";

/** The member a newcomer logs in as. Only ever in the demo club. */
export const demoMember = {
	email: "nadia@samudra-united.example",
	password: "ombak-pasang-1987",
	name: "Nadia Putri",
	phone: "+6281234567890",
};

/** The member of staff a newcomer logs in as. Only ever in the demo club. */
export const demoStaff = {
	email: "wulan@samudra-united.example",
	password: "jangkar-timur-2011",
	name: "Wulan Anggraini",
	phone: "+6281234500107",
};
export const demoStaffRoles: Role[] = ["admin"];

type DemoMember = Omit<MemberInsert, "passwordHash">;

/** The demo member, the demo staff and six others, who write ratings and have cards to look at. */
export function demoMembers(now: Date): DemoMember[] {
	const { password: _, ...nadia } = demoMember;
	const { password: __, ...wulan } = demoStaff;
	return [
		member({ ...nadia, favouriteDivision: "football" }, 2_690),
		member(
			{
				name: "Raka Adiwangsa",
				email: "raka@samudra-united.example",
				phone: "+6281234500101",
				favouriteDivision: "football",
			},
			1_804,
		),
		member(
			{
				name: "Sekar Wulandari",
				email: "sekar@samudra-united.example",
				phone: "+6281234500102",
				favouriteDivision: "basketball",
			},
			1_212,
		),
		member(
			{
				name: "Yohanes Lete",
				email: "yohanes@samudra-united.example",
				phone: "+6281234500103",
				favouriteDivision: "football",
			},
			960,
		),
		member(
			{
				name: "Mei Lestari Tan",
				email: "mei@samudra-united.example",
				phone: "+6281234500104",
				favouriteDivision: "esports",
			},
			411,
		),
		// Shows that a hidden card is not found, and what an unverified e-mail looks like.
		member(
			{
				name: "Bagas Prakoso",
				email: "bagas@samudra-united.example",
				phone: "+6281234500105",
				favouriteDivision: null,
				cardHidden: true,
				emailVerifiedAt: null,
				phoneVerifiedAt: null,
			},
			73,
		),
		member(
			{
				name: "Hana Kusuma",
				email: "hana@samudra-united.example",
				phone: "+6281234500106",
				favouriteDivision: "basketball",
				language: "en",
			},
			12,
		),
		member({ ...wulan, favouriteDivision: null, cardHidden: true }, 1_460),
	];

	function member(details: Omit<DemoMember, "id" | "createdAt">, daysAgo: number): DemoMember {
		const joined = toInstant(now, { daysAgo, hour: 19, minute: daysAgo % 60 });
		return {
			id: demoMemberId(details.email),
			createdAt: joined,
			emailVerifiedAt: new Date(joined.getTime() + 3_600_000),
			phoneVerifiedAt: new Date(joined.getTime() + 3_900_000),
			...details,
		};
	}
}

/** For rows of other slices that belong to a demo member. */
export const demoMemberId = (email: string) => demoId(`member/${email}`);
