import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { officeTexts } from "../texts";
import "./screen.css";

type ScreenProps = {
	title: string;
	/** The list it was opened from. */
	from?: { to: string; label: string };
	/** Beside the title: a state. */
	badge?: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
};

/** One screen: its title, in the tab too, and what can be done. */
export function Screen({ title, from, badge, actions, children }: ScreenProps) {
	const { office } = useTexts(officeTexts);
	useEffect(() => {
		document.title = `${title} · ${office} · ${club.name}`;
	}, [title, office]);
	return (
		<>
			<header className="screen-head flow apart">
				<div className="row flow">
					{from && (
						<p className="screen-from">
							<Link to={from.to}>{from.label}</Link>
						</p>
					)}
					<h1 className="display">{title}</h1>
					{badge}
				</div>
				{actions && <div className="screen-actions row flow">{actions}</div>}
			</header>
			{children}
		</>
	);
}
