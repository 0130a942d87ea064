import type { FastifyInstance } from "fastify";
import { serveOwnCalendars } from "../app/account/following/own-calendar.server";
import { serveCards } from "../app/discovery/cards/card-door.server";
import { serveNewsFeeds } from "../app/discovery/feeds/feed-door.server";
import { serveSitemap } from "../app/discovery/sitemap/sitemap-door.server";
import { serveCalendars } from "../app/events/calendar/calendar-feed.server";
import { serveMailPictures } from "../app/messages/mail-pictures.server";
import { serveOutbox } from "../app/messages/outbox-door.server";
import { serveServiceWorker } from "../app/notifications/service-worker-door.server";
import { serveSimulator } from "../app/payments/gateways/simulator/simulator-door.server";
import { serveWaitingRooms } from "../app/tickets/waiting-room/room-door.server";
import type { CallSurroundings } from "./api";

/** Routes other than pages and the API: feeds, sitemap, service worker, payment simulator. Each slice has its own. */
export type OpenDoor = (app: FastifyInstance, surroundings: CallSurroundings) => void | Promise<void>;

const doors: OpenDoor[] = [
	serveCalendars,
	serveCards,
	serveMailPictures,
	serveNewsFeeds,
	serveOutbox,
	serveOwnCalendars,
	serveServiceWorker,
	serveSimulator,
	serveSitemap,
	serveWaitingRooms,
];

export async function serveOpenly(app: FastifyInstance, surroundings: CallSurroundings) {
	for (const open of doors) await open(app, surroundings);
}
