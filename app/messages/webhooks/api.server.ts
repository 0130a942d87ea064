import { type Binding, bind } from "../../platform/http/bind.server";
import {
	changeWebhook,
	createWebhook,
	deleteWebhook,
	renewWebhookSecret,
	resendWebhook,
	testWebhook,
	webhookList,
	webhookLog,
} from "./contract";
import {
	addWebhook,
	editWebhook,
	listWebhooks,
	queueAgain,
	queueTest,
	readLog,
	removeWebhook,
	renewSecret,
} from "./webhooks.server";

export const webhooksApi: Binding[] = [
	bind(webhookList, ({ db }) => listWebhooks(db)),
	bind(createWebhook, addWebhook),
	bind(changeWebhook, editWebhook),
	bind(deleteWebhook, (context, { id }) => removeWebhook(context, id)),
	bind(renewWebhookSecret, (context, { id }) => renewSecret(context, id)),
	bind(testWebhook, (context, { id }) => queueTest(context, id)),
	bind(webhookLog, ({ db }, wish) => readLog(db, wish)),
	bind(resendWebhook, queueAgain),
];
