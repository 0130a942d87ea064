import type { FastifyInstance } from "fastify";
import { serveCalendars } from "../app/matches/calendar/calendar-feed.server";
import { serveMyCalendars } from "../app/members/account/following/my-calendar.server";
import { serveMailPictures } from "../app/messages/mails/mail-pictures.server";
import { serveOutbox } from "../app/messages/outbox/outbox-door.server";
import { serveServiceWorker } from "../app/messages/push/service-worker-door.server";
import { serveUnsubscribe } from "../app/messages/unsubscribe/unsubscribe-door.server";
import { serveSimulator } from "../app/orders/payments/gateways/simulator/simulator-door.server";
import { serveQrPictures } from "../app/orders/payments/qr-picture-door.server";
import { serveCards } from "../app/site/discovery/cards/card-door.server";
import { serveNewsFeeds } from "../app/site/discovery/feeds/feed-door.server";
import { serveSitemap } from "../app/site/discovery/sitemap/sitemap-door.server";
import { serveProductFeed } from "../app/store/catalogue/product-feed.server";
import { serveAppleWallet } from "../app/tickets/issued/wallets/apple-door.server";
import { serveWaitingRooms } from "../app/tickets/waiting-room/room-door.server";
import type { CallSurroundings } from "./api";

/** Routes other than pages and the API: feeds, sitemap, service worker, payment simulator. Each slice has its own. */
export type OpenDoor = (app: FastifyInstance, surroundings: CallSurroundings) => void | Promise<void>;

const doors: OpenDoor[] = [
	serveCalendars,
	serveCards,
	serveMailPictures,
	serveQrPictures,
	serveUnsubscribe,
	serveNewsFeeds,
	serveOutbox,
	serveMyCalendars,
	serveServiceWorker,
	serveProductFeed,
	serveSimulator,
	serveSitemap,
	serveAppleWallet,
	serveWaitingRooms,
];

export async function serveOpenly(app: FastifyInstance, surroundings: CallSurroundings) {
	for (const open of doors) await open(app, surroundings);
}
