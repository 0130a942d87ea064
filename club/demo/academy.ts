import { buildAcademyCoach, buildAcademyProgramme } from "../../app/academy/factories";
import type { AcademyCoachInsert, AcademyProgrammeInsert } from "../../app/academy/tables.server";
import { basketballAcademy } from "./academy/basketball";
import type { DemoAcademy } from "./academy/demo-academy";
import { esportsAcademy } from "./academy/esports";
import { footballAcademy } from "./academy/football";

export const demoAcademies: DemoAcademy[] = [footballAcademy, basketballAcademy, esportsAcademy];

export const demoAcademy = (): { programmes: AcademyProgrammeInsert[]; coaches: AcademyCoachInsert[] } => ({
	programmes: demoAcademies.flatMap(({ category, programmes }) =>
		programmes.map((programme, place) =>
			buildAcademyProgramme({ ...programme, category, position: place + 1 }),
		),
	),
	coaches: demoAcademies.flatMap(({ category, coaches }) =>
		coaches.map((coach, place) => buildAcademyCoach({ ...coach, category, position: place + 1 })),
	),
});
