import { buildAcademyCoach, buildAcademyProgramme } from "../../app/club-life/academy/factories";
import type { AcademyCoachInsert, AcademyProgrammeInsert } from "../../app/club-life/academy/tables.server";
import type { PictureRef } from "../../app/ui/art/picture-ref";
import { basketballAcademy } from "./academy/basketball";
import type { DemoAcademy } from "./academy/demo-academy";
import { esportsAcademy } from "./academy/esports";
import { footballAcademy } from "./academy/football";
import { varyCovers } from "./vary-covers";

export const demoAcademies: DemoAcademy[] = [footballAcademy, basketballAcademy, esportsAcademy];

export const demoAcademy = (): { programmes: AcademyProgrammeInsert[]; coaches: AcademyCoachInsert[] } => ({
	programmes: demoAcademies.flatMap(({ category, programmes }) =>
		varyCovers(
			programmes.map((programme, place) =>
				buildAcademyProgramme({ ...programme, category, position: place + 1 }),
			),
		),
	),
	coaches: demoAcademies.flatMap(({ category, coaches }) =>
		coaches.map(({ portrait, ...coach }, place) => {
			const name = coach.name.split(" ").at(-1) ?? coach.name;
			const picture: PictureRef = { art: "player", division: category, slug: coach.slug, name, ...portrait };
			return buildAcademyCoach({ ...coach, category, picture, position: place + 1 });
		}),
	),
});
