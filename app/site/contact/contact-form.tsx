import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { accountMessages } from "../../members/messages";
import { useSession } from "../../members/sessions/session";
import { pathTo } from "../../paths";
import { callApi } from "../../platform/http/call-api";
import { errorsOf, storeErrors, useFieldErrors } from "../../platform/http/field-errors";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { messageLimits, saveContact } from "./contract";
import { contactTexts } from "./texts";
import { type ContactTopic, contactTopics, topicLabels } from "./topics";

export function ContactForm() {
	const t = useTexts(contactTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const { user } = useSession();
	const { errorOf } = useFieldErrors();
	const openedAt = useRef(Date.now());
	const fields = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (user)
			fillEmpty(fields.current, { name: user.name, email: user.email, phone: formatPhone(user.phone) });
	}, [user]);

	const send = async (form: FormData) => {
		await callApi(saveContact, {
			name: textIn(form, "name"),
			email: textIn(form, "email"),
			phone: textIn(form, "phone"),
			// An empty choice is sent too, so that the server reports all errors at once.
			topic: textIn(form, "topic") as ContactTopic,
			message: textIn(form, "message"),
			website: textIn(form, "website"),
			seconds: (Date.now() - openedAt.current) / 1000,
		});
		await navigate(pathTo("Home"));
	};

	return (
		<ServerForm
			submit={t.submit}
			onSubmit={send}
			done={localize(accountMessages.contactDone, language)}
			failed={localize(accountMessages.contactFailed, language)}
			onFailure={(error) => storeErrors(errorsOf(error, t.noConnection))}
		>
			<div className="field-grid stack gap-4" ref={fields}>
				<Field
					name="name"
					label={t.name}
					required
					autoComplete="name"
					maxLength={80}
					error={errorOf("name")}
				/>
				<Field
					name="email"
					type="email"
					label={t.email}
					required
					autoComplete="email"
					maxLength={254}
					error={errorOf("email")}
				/>
				<Field
					name="phone"
					type="tel"
					label={t.phone}
					hint={t.phoneHint}
					autoComplete="tel"
					maxLength={30}
					error={errorOf("phone")}
				/>
				<Select
					name="topic"
					label={t.topic}
					required
					placeholder={t.chooseTopic}
					defaultValue=""
					options={contactTopics.map((topic) => ({
						value: topic,
						label: localize(topicLabels[topic], language),
					}))}
					error={errorOf("topic")}
				/>
				<TextAreaField
					className="field-wide"
					name="message"
					label={t.message}
					hint={t.messageHint}
					required
					rows={7}
					maxLength={messageLimits.longest}
					error={errorOf("message")}
				/>
			</div>
			<div className="contact-honeypot" aria-hidden="true">
				<label htmlFor="contact-website">{t.honeypot}</label>
				<input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
		</ServerForm>
	);
}

/** A member's own data arrives after the page, and must not overwrite what was typed until then. */
function fillEmpty(fields: HTMLElement | null, values: Record<string, string>) {
	for (const [name, value] of Object.entries(values)) {
		const field = fields?.querySelector<HTMLInputElement>(`[name="${name}"]`);
		if (field && !field.value) field.value = value;
	}
}
