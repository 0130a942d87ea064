import { ChevronDown } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useHydrated } from "../../platform/browser/browser-value";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useLanguage, useTexts } from "../../platform/words/language";
import { FieldFrame } from "../../ui/fields/field-frame";
import "../../ui/fields/field.css";
import "../../ui/fields/select.css";
import { isTexted } from "../texted-numbers";
import { memberTexts } from "../texts";
import { callingCodes, countryOf, homeCountry } from "./calling-codes";
import "./phone-field.css";

type PhoneFieldProps = { label?: string; hint?: string };

/** A number and its country. Whoever types the country code themselves need not choose: read it with `phoneIn`. */
export function PhoneField({ label, hint }: PhoneFieldProps) {
	const t = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const [country, setCountry] = useState(homeCountry);
	const followTyped = ({ target }: ChangeEvent<HTMLInputElement>) =>
		setCountry((before) => countryOf(target.value) ?? before);
	const isAbroad = !isTexted(callingCodes[country]!);
	return (
		<FieldFrame
			label={label ?? t.phone}
			required
			hint={isAbroad ? t.notTexted : hint}
			error={errorOf("phone")}
		>
			{(control) => (
				<span className="phone-field">
					<CountryChoice country={country} onChoose={setCountry} />
					<input
						{...control}
						className="input"
						name="phone"
						type="tel"
						autoComplete="tel"
						inputMode="tel"
						placeholder={country === homeCountry ? t.phoneExample : undefined}
						maxLength={25}
						onChange={followTyped}
					/>
				</span>
			)}
		</FieldFrame>
	);
}

type CountryChoiceProps = { country: string; onChoose: (country: string) => void };

function CountryChoice({ country, onChoose }: CountryChoiceProps) {
	const t = useTexts(memberTexts);
	const names = useCountryNames();
	return (
		<span className="select phone-country">
			<select
				className="input"
				name="phone_country"
				aria-label={t.country}
				autoComplete="tel-country-code"
				value={country}
				onChange={({ target }) => onChoose(target.value)}
			>
				{names.map(([key, name]) => (
					<option key={key} value={key}>
						{name} ({callingCodes[key]})
					</option>
				))}
			</select>
			<span className="phone-country-code tabular" aria-hidden="true">
				{country} {callingCodes[country]}
			</span>
			<ChevronDown className="icon" aria-hidden="true" />
		</span>
	);
}

/** By name. Server and browser may name countries differently, so until hydrated there is only the home country. */
function useCountryNames(): [country: string, name: string][] {
	const isHydrated = useHydrated();
	const language = useLanguage();
	if (!isHydrated) return [[homeCountry, "Indonesia"]];
	const names = new Intl.DisplayNames([language], { type: "region" });
	return Object.keys(callingCodes)
		.map((key): [string, string] => [key, names.of(key) ?? key])
		.sort(([, a], [, b]) => a.localeCompare(b, language));
}
