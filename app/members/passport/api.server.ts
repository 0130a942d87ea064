import { type Binding, bind } from "../../platform/http/bind.server";
import { describePassport } from "./attended.server";
import { passport, passportCard } from "./contract";
import { drawPassportCard } from "./passport-card.server";

export const passportApi: Binding[] = [
	bind(passport, ({ db, who, language }) => describePassport(db, who.memberId, language)),
	bind(passportCard, drawPassportCard),
];
