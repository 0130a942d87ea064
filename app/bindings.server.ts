import { divisionsApi } from "./divisions/api.server";
import { eventsApi } from "./events/api.server";
import { homeApi } from "./home/api.server";
import { membersApi } from "./members/api.server";
import { newsApi } from "./news/api.server";
import { notificationsApi } from "./notifications/api.server";
import type { Binding } from "./platform/bind.server";

/** Every endpoint of the API, slice by slice. */
export const bindings: Binding[] = [
	...divisionsApi,
	...eventsApi,
	...homeApi,
	...membersApi,
	...newsApi,
	...notificationsApi,
];
