import { ChevronRight, Settings } from "lucide-react";
import { Link } from "react-router";
import { useUnreadCount } from "../../../messages/inbox/unread-count";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { accountGroups, accountWays } from "../account-ways";
import { accountTexts } from "../texts";
import "./account-list.css";

type AccountListProps = { tickets: number; onTheWay: number };

/** On a phone, every page of the account in three groups, with what is new there. */
export function AccountList({ tickets, onTheWay }: AccountListProps) {
	const t = useTexts(accountTexts);
	const unread = useUnreadCount();
	const counts: Record<string, string> = {
		"profile-all-tickets": tickets > 0 ? String(tickets) : "",
		"profile-all-items": onTheWay > 0 ? t.onTheWay(onTheWay) : "",
		"profile-inbox": unread > 0 ? t.unread(unread) : "",
	};
	return (
		<nav className="account-list stack gap-5" aria-label={t.account}>
			{Object.entries(accountGroups).map(([group, names]) => (
				<div key={group}>
					<h2 className="small muted">{t.groups[group as keyof typeof accountGroups]}</h2>
					<ul>
						{names.map((name) => {
							const Icon = accountWays.find(([way]) => way === name)![1];
							return (
								<li key={name}>
									<Link to={pathTo(name)}>
										<Icon className="icon" aria-hidden="true" />
										<span>{t.pages[name]}</span>
										{counts[name] && <small className="muted tabular">{counts[name]}</small>}
										<ChevronRight className="icon account-list-on" aria-hidden="true" />
									</Link>
								</li>
							);
						})}
						{group === "rules" && (
							<li>
								<Link to={pathTo("local", { category: "language" })}>
									<Settings className="icon" aria-hidden="true" />
									<span>{t.settings}</span>
									<ChevronRight className="icon account-list-on" aria-hidden="true" />
								</Link>
							</li>
						)}
					</ul>
				</div>
			))}
		</nav>
	);
}
