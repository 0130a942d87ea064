import { type Binding, bind } from "../../platform/http/bind.server";
import { announceToFollowers, listAnnouncements } from "./announcements.server";
import { countAudience } from "./audience.server";
import { announcementAudience, announcementList, sendAnnouncement } from "./contract";

export const announcementsApi: Binding[] = [
	bind(announcementList, ({ db }, wish) => listAnnouncements(db, wish)),
	bind(announcementAudience, ({ db }, { topic, ...audience }) => countAudience(db, audience, topic)),
	bind(sendAnnouncement, announceToFollowers),
];
