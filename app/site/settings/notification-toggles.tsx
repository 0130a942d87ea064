import { useState } from "react";
import { useSession } from "../../members/sessions/session";
import { isTexted } from "../../members/texted-numbers";
import { changeNotificationSettings, type TopicSettings } from "../../messages/notifications/contract";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Toggle } from "../../ui/fields/toggle";
import { announceUnsaved } from "./announce-unsaved";
import { settingsTexts } from "./texts";
import "./notification-toggles.css";

const channels = ["email", "push"] as const;
type Channel = (typeof channels)[number] | "phone";

/** Every topic with its two channels. Optimistic: a change applies at once, and is reverted if saving fails. */
export function NotificationToggles({ topics: kept }: { topics: TopicSettings[] }) {
	const t = useTexts(settingsTexts);
	const { user } = useSession();
	const hasPhone = Boolean(user?.phone_verified && isTexted(user.phone));
	const [topics, setTopics] = useState(kept);

	const change = async (topic: TopicSettings, channel: Channel, wanted: boolean) => {
		const next = { ...topic, [channel]: wanted };
		const put = (shown: TopicSettings) =>
			setTopics((all) => all.map((other) => (other.topic === shown.topic ? shown : other)));
		put(next);
		try {
			setTopics((await callApi(changeNotificationSettings, { topics: [next] })).topics);
			showSuccess(t.saved);
		} catch (error) {
			put(topic);
			announceUnsaved(error, t.notSaved);
		}
	};

	return (
		<div className="notification-toggles">
			{topics.map((topic) => (
				<fieldset key={topic.topic}>
					<legend>{t.topic[topic.topic].name}</legend>
					<p className="small muted">{t.topic[topic.topic].hint}</p>
					<div>
						{channels.map((channel) => (
							<Toggle
								key={channel}
								label={t.channels[channel]}
								checked={topic[channel]}
								onChange={({ target }) => void change(topic, channel, target.checked)}
							/>
						))}
						{topic.topic === "orders" && (
							<Toggle
								label={t.channels.phone}
								checked={topic.phone && hasPhone}
								disabled={!hasPhone}
								onChange={({ target }) => void change(topic, "phone", target.checked)}
							/>
						)}
					</div>
					{topic.topic === "orders" && !hasPhone && <p className="small muted">{t.phoneFirst}</p>}
				</fieldset>
			))}
		</div>
	);
}
