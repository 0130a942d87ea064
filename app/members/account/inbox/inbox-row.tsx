import { CalendarDays, type LucideIcon, Newspaper, Package, ShoppingBag, Ticket } from "lucide-react";
import { Link } from "react-router";
import type { InboxMessage } from "../../../messages/inbox/inbox-contract";
import type { Topic } from "../../../messages/notifications/topics";
import { useTexts } from "../../../platform/words/language";
import { Badge } from "../../../ui/feedback/badge";
import { RelativeDateText } from "../../../ui/words/date-text";
import { inboxTexts } from "./inbox-texts";

export function InboxRow({ message, onOpen }: { message: InboxMessage; onOpen: () => void }) {
	const t = useTexts(inboxTexts);
	const Icon = icons[message.topic];
	return (
		<li data-unread={message.isRead ? undefined : ""}>
			<Icon className="icon" aria-hidden="true" />
			<div>
				<h2>
					<Link className="whole" to={message.path} onClick={onOpen}>
						{message.title}
					</Link>{" "}
					{!message.isRead && <Badge>{t.isNew}</Badge>}
				</h2>
				<p>{message.body}</p>
				<p className="small muted">
					<RelativeDateText at={message.at} />
				</p>
			</div>
		</li>
	);
}

const icons: Record<Topic, LucideIcon> = {
	orders: Package,
	tickets: Ticket,
	matches: CalendarDays,
	news: Newspaper,
	store: ShoppingBag,
};
