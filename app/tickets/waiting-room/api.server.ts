import { type Binding, bind } from "../../platform/http/bind.server";
import { leavePlace, takePlace, waitingPosition } from "./contract";
import { joinRoom, leaveRoom, readPosition } from "./places.server";

export const waitingRoomApi: Binding[] = [
	bind(waitingPosition, readPosition),
	bind(takePlace, joinRoom),
	bind(leavePlace, (context, { saleId }) => leaveRoom(context, saleId)),
];
