import type { DemoPlayer } from "./demo-player";
import { attackers } from "./football-attackers";
import { goalkeepersAndDefenders } from "./football-goalkeepers-defenders";
import { midfielders } from "./football-midfielders";

/** From goal to front, as the squad list shows them. */
export const footballFirstTeam: DemoPlayer[] = [...goalkeepersAndDefenders, ...midfielders, ...attackers];
