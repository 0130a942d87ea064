import type { Language } from "../../../platform/words/language";
import { rightNow } from "./clock";

/** The gate's page: everything it says is in its HTML, scripts only fill in and show. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E;

export const language = document.documentElement.lang as Language;

export const say = (name: string, ...values: (string | number)[]) =>
	values.reduce<string>(
		(text, value, index) => text.replace(`{${index}}`, String(value)),
		texts[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] ?? name,
	);
const texts = byId("texts").dataset as Record<string, string>;

export const gateName = (name: string) => (name.length <= 2 ? say("gate", name) : name);

export const formatNumber = (number: number) => number.toLocaleString(language === "en" ? "en-GB" : "id-ID");

/** "4F2K 9QRT". */
export const writeTicket = (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`;

/** To the second, where this device is. */
export function timeOfDay() {
	const time = rightNow().toTimeString().slice(0, 8);
	return language === "en" ? time : time.replaceAll(":", ".");
}

export function bold(text: string) {
	const element = document.createElement("b");
	element.textContent = text;
	return element;
}

export const toggle = (id: string, isOn: boolean) => byId(id).setAttribute("aria-pressed", String(isOn));
