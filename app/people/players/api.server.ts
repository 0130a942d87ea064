import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { listSquads } from "../squads/squads.server";
import { playerDetail, playerList, squadList } from "./contract";
import { listPlayers, readPlayer } from "./players.server";
import { playerEndpoints } from "./writing/contract";
import { playerKind } from "./writing/kinds.server";

export const playersApi: Binding[] = [
	bind(squadList, ({ db, language }) => listSquads(db, language)),
	bind(playerList, ({ db, language }, filter) => listPlayers(db, language, filter)),
	bind(playerDetail, ({ db, language }, { slug }) => readPlayer(db, language, slug)),
	...bindContent(playerEndpoints, playerKind),
];
