import { type DeclaredTables, ofMember, personal } from "../../members/privacy/table-data.server";

export const notificationData = {
	inbox_messages: personal({
		title: { id: "Pesan masuk", en: "Inbox" },
		rows: ofMember,
		shown: "topic message created_at read_at",
		unshown: "id member_id",
		erased: "deleted",
	}),
	notification_preferences: personal({
		title: { id: "Pengaturan notifikasi", en: "Notification settings" },
		rows: ofMember,
		shown: "topic email push phone",
		unshown: "member_id",
		erased: "deleted",
	}),
	push_subscriptions: personal({
		title: { id: "Browser dengan notifikasi", en: "Browsers with notifications" },
		rows: ofMember,
		shown: "endpoint client language created_at last_seen_at",
		unshown: "id key token member_id session_id",
		erased: "deleted",
	}),
	quiet_hours: personal({
		title: { id: "Jam tenang", en: "Quiet hours" },
		rows: ofMember,
		shown: "starts_at ends_at time_zone",
		unshown: "member_id",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
