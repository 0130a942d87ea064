import { changeNotificationSettings } from "../../messages/notifications/contract";
import { type Binding, bind } from "../../platform/http/bind.server";
import { requestDeletion } from "../deletion/deletions.server";
import { changeNewsConsent, changeTopics } from "./consents.server";
import { changeConsent, deleteAccount, exportArchive, privacyOverview, requestCopy } from "./contract";
import { readExport, requestExport } from "./data-exports.server";
import { describePrivacy } from "./overview.server";

export const privacyApi: Binding[] = [
	bind(privacyOverview, describePrivacy),
	bind(changeNotificationSettings, async (context, { topics }) => ({
		topics: await changeTopics(context, topics),
	})),
	bind(changeConsent, async (context, { given }) => {
		await changeNewsConsent(context, given);
		return describePrivacy(context);
	}),
	bind(requestCopy, async (context) => {
		await requestExport(context);
		return describePrivacy(context);
	}),
	bind(exportArchive, (context, { id }) => readExport(context, id)),
	bind(deleteAccount, async (context, proof) => ({
		dueAt: (await requestDeletion(context, proof)).dueAt.toISOString(),
	})),
];
