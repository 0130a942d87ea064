import { findMentioned } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { foundationDetail, foundationList } from "./contract";
import { listProgrammes, readProgramme } from "./programmes.server";

export const foundationApi: Binding[] = [
	bind(foundationList, ({ db, language }, filter) => listProgrammes(db, language, filter)),
	bind(foundationDetail, ({ db, language }, { slug }) => readProgramme(db, language, slug, findMentioned)),
];
