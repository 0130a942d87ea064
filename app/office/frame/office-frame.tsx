import { CircleHelp, LogOut } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { useLogOut } from "../../members/sessions/use-log-out";
import { usePreferences } from "../../platform/browser/preferences";
import { useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { Sheet } from "../../ui/dialogs/sheet";
import { IconButton } from "../../ui/icon-button";
import { MenuIcon, SearchIcon, ThemeIcon } from "../../ui/icons";
import { Avatar } from "../../ui/pictures/avatar";
import { groups, mayOpen, sectionsFor } from "../sections";
import { officeTexts } from "../texts";
import { Keys } from "./keys";
import { SearchDialog } from "./search-dialog";
import { ShortcutList } from "./shortcut-list";
import { handleKey, useShortcuts } from "./shortcuts";
import type { Me } from "./use-me";
import "../../ui/skip-link.css";
import "../../ui/theme-icon.css";

/** Navigation by role at the side or, on a phone, behind a button; search and shortcuts on every screen. */
export function OfficeFrame({ me, children }: { me: Me; children: ReactNode }) {
	const t = useTexts(officeTexts);
	const [opened, setOpened] = useState<"search" | "shortcuts" | "menu" | null>(null);
	const opens = (name: typeof opened) => (isOpen: boolean) => setOpened(isOpen ? name : null);
	const navigate = useNavigate();
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a followed link closes the menu
	useEffect(() => setOpened(null), [pathname]);
	useEffect(() => {
		document.addEventListener("keydown", handleKey);
		return () => document.removeEventListener("keydown", handleKey);
	}, []);
	useShortcuts([
		{ keys: "mod+k", label: t.search.label, run: () => setOpened("search"), everywhere: true },
		{ keys: "?", label: t.shortcuts.open, run: () => setOpened("shortcuts"), everywhere: true },
		...sectionsFor(me.roles).map(({ name, path, key }) => ({
			keys: `g ${key}`,
			label: t.shortcuts.goTo(t.names[name]),
			run: () => void navigate(path),
			everywhere: true,
		})),
	]);

	return (
		<div className="office">
			<a className="skip-link" href="#content">
				{t.skip}
			</a>
			<aside className="office-side" aria-label={t.office}>
				<Brand />
				<Navigation me={me} label={t.sections} />
				<Person me={me} />
			</aside>
			<div className="office-body column">
				<header className="office-top row">
					<IconButton
						className="office-menu"
						icon={MenuIcon}
						label={t.menu}
						onClick={() => setOpened("menu")}
					/>
					<button type="button" className="office-search muted row gap-3" onClick={() => setOpened("search")}>
						<SearchIcon className="icon" aria-hidden="true" />
						<span className="one-line">{t.search.label}</span>
						<Keys keys="mod+k" />
					</button>
					<ThemeButton />
					<IconButton
						className="office-help"
						icon={CircleHelp}
						label={t.shortcuts.open}
						onClick={() => setOpened("shortcuts")}
					/>
				</header>
				<main id="content" tabIndex={-1}>
					{children}
				</main>
			</div>
			<Sheet title={t.office} open={opened === "menu"} onOpenChange={opens("menu")}>
				<Navigation me={me} label={t.sections} />
				<Person me={me} />
			</Sheet>
			<SearchDialog open={opened === "search"} onOpenChange={opens("search")} me={me} />
			<ShortcutList open={opened === "shortcuts"} onOpenChange={opens("shortcuts")} />
		</div>
	);
}

function Brand() {
	const t = useTexts(officeTexts);
	return (
		<a className="office-brand row gap-3" href="/" title={t.toSite}>
			<Crest size={34} />
			<b className="display">{t.office}</b>
		</a>
	);
}

function Navigation({ me, label }: { me: Me; label: string }) {
	const t = useTexts(officeTexts);
	return (
		<nav className="office-nav" aria-label={label}>
			{groups
				.map((group) => ({ ...group, open: group.sections.filter((one) => mayOpen(me.roles, one)) }))
				.filter(({ open }) => open.length > 0)
				.map(({ name, open }) => (
					<div key={name}>
						<p>{t.groups[name]}</p>
						{open.map(({ name, path, icon: Icon }) => (
							<NavLink key={path} to={path} end={path === "/office"}>
								<Icon className="icon" aria-hidden="true" />
								{t.names[name]}
							</NavLink>
						))}
					</div>
				))}
		</nav>
	);
}

function Person({ me }: { me: Me }) {
	const t = useTexts(officeTexts);
	const { language, setLanguage } = usePreferences();
	const logOut = useLogOut();
	const leave = async () => {
		if (await logOut()) window.location.assign("/");
	};
	return (
		<div className="office-person stack">
			<Avatar name={me.name} size="small" />
			<p>
				<b>{me.name}</b>
				<small>{me.roles.map((role) => t.roles[role]).join(", ")}</small>
			</p>
			<IconButton icon={LogOut} label={t.logOut} onClick={() => void leave()} />
			<button
				type="button"
				className="office-language link"
				lang={language === "id" ? "en" : "id"}
				onClick={() => setLanguage(language === "id" ? "en" : "id")}
			>
				{t.language}
			</button>
		</div>
	);
}

function ThemeButton() {
	const { theme, setTheme } = usePreferences();
	const t = useTexts(officeTexts);
	const switchTheme = () => {
		const isDark =
			theme === "system" ? window.matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
		setTheme(isDark ? "light" : "dark");
	};
	return <IconButton icon={ThemeIcon} label={t.theme} onClick={switchTheme} />;
}
