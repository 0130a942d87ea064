import { type ReactNode, useEffect } from "react";
import { Outlet } from "react-router";
import { staffMe } from "../../members/staff/contract";
import { PreferencesProvider, usePreferences } from "../../platform/browser/preferences";
import { isTheme } from "../../platform/browser/theme";
import { defaultLanguage, isLanguage, useTexts } from "../../platform/words/language";
import { ErrorState } from "../../ui/feedback/error-state";
import { Toasts } from "../../ui/feedback/toasts";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { ReadError } from "../ui/read-state";
import { LeaveGuard } from "./leave-guard";
import { OfficeFrame } from "./office-frame";
import "./office.css";

/** The office with its navigation, for anyone with a role. */
export function OfficeRoot() {
	return (
		<OfficeBase>
			<Door />
		</OfficeBase>
	);
}

/** A screen that fills the phone. It does not load the user first, so it opens offline; the API checks access. */
export function OfficeAlone() {
	return (
		<OfficeBase>
			<Outlet />
		</OfficeBase>
	);
}

function OfficeBase({ children }: { children: ReactNode }) {
	const { lang, dataset } = document.documentElement;
	return (
		<PreferencesProvider
			language={isLanguage(lang) ? lang : defaultLanguage}
			theme={isTheme(dataset.theme) ? dataset.theme : "system"}
		>
			<ShownPreferences />
			<Toasts />
			{children}
		</PreferencesProvider>
	);
}

/** Renders nothing until the user is known. */
function Door() {
	const me = useRead(staffMe, {});
	if (me.data)
		return (
			<OfficeFrame me={me.data}>
				<Outlet />
				<LeaveGuard />
			</OfficeFrame>
		);
	return me.error ? (
		<main className="office-alone">
			<ReadError error={me.error} onRetry={() => void me.refetch()} />
		</main>
	) : null;
}

/** A screen that could not be loaded or rendered. It replaces the whole office, preferences included. */
export function OfficeError() {
	return (
		<OfficeBase>
			<main className="office-alone">
				<Fault />
			</main>
		</OfficeBase>
	);
}

function Fault() {
	const { states: t } = useTexts(officeTexts);
	return <ErrorState title={t.failed} text={t.failedText} onRetry={() => window.location.reload()} />;
}

export function OfficeMissing() {
	const { states: t } = useTexts(officeTexts);
	return <ErrorState title={t.missing} />;
}

/** Before the first child reads anything: calls take the language from the document. */
function ShownPreferences() {
	const { language, theme } = usePreferences();
	const { documentElement } = document;
	documentElement.lang = language;
	useEffect(() => {
		if (theme === "system") delete documentElement.dataset.theme;
		else documentElement.dataset.theme = theme;
	}, [theme]);
	return null;
}
