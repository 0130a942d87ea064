import { type MetaArgs, useNavigate } from "react-router";
import { useWantedPurchase } from "../../orders/resuming/wanted-purchase";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AuthHead, AuthScreen } from "../forms/auth-screen";
import { AuthTabs } from "../forms/auth-tabs";
import { EmailField } from "../forms/email-field";
import { PhoneField } from "../forms/phone-field";
import { phoneIn } from "../forms/phone-in";
import { NewPasswordFields } from "../passwords/new-password-fields";
import { registerHere } from "../sessions/session-actions";
import { memberTexts } from "../texts";

export const meta = (args: MetaArgs) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).register;
	return pageMeta(args, { title: t.title, description: t.meta });
};

export default function RegisterPage() {
	const texts = useTexts(memberTexts);
	const t = texts.register;
	const { errorOf } = useFieldErrors();
	const houseLabel = useSectionLabel();
	const navigate = useNavigate();

	const send = (form: FormData) =>
		registerHere(
			{
				name: textIn(form, "name"),
				email: textIn(form, "email"),
				phone: phoneIn(form),
				password: textIn(form, "password"),
				password_confirmation: textIn(form, "password"),
				favourite_division: (textIn(form, "favourite_division") || null) as DivisionKey | null,
				consent: form.has("consent"),
				news: form.has("news"),
			},
			navigate,
		);

	const purchase = useWantedPurchase();
	const isBuying = purchase !== null;
	return (
		<AuthScreen art="register" headline={t.headline} purchase={purchase}>
			<AuthHead title={isBuying ? t.titleToPay : t.title} text={isBuying ? undefined : t.text} />
			<AuthTabs current="Register" />
			<ServerForm submit={isBuying ? t.submitToPay : t.submit} onSubmit={send}>
				<Field
					label={t.name}
					name="name"
					autoComplete="name"
					maxLength={80}
					required
					error={errorOf("name")}
				/>
				<PhoneField hint={isBuying ? t.phoneHintToPay : t.phoneHint} />
				<EmailField />
				<NewPasswordFields label={texts.password} once />
				{/* Whoever is buying is asked for nothing else. The account has both. */}
				{!isBuying && (
					<Select
						label={t.favourite}
						name="favourite_division"
						placeholder={t.anyFavourite}
						options={divisionKeys.map((key) => ({ value: key, label: houseLabel(key) }))}
						error={errorOf("favourite_division")}
					/>
				)}
				<div>
					<Checkbox name="consent" label={t.consent} required error={errorOf("consent")} />
					{!isBuying && <Checkbox name="news" label={t.news} />}
					<p className="auth-terms flow small">
						<a className="link tap" href={pathTo("Terms")} target="_blank" rel="noopener">
							{t.terms}
							<span className="visually-hidden"> ({t.opensNewTab})</span>
						</a>
						<a className="link tap" href={pathTo("Privacy")} target="_blank" rel="noopener">
							{t.privacy}
							<span className="visually-hidden"> ({t.opensNewTab})</span>
						</a>
					</p>
				</div>
			</ServerForm>
		</AuthScreen>
	);
}
