import type { ReactNode } from "react";
import { club } from "../../../club/profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { ChatButton } from "./chat-button";
import { counterTexts } from "./counter-texts";
import "./club-counter.css";

type ClubCounterProps = {
	title: string;
	/** What the reader can get help with here. */
	text?: ReactNode;
	/** The chat's first message. */
	message: string;
	/** A more specific label for the button than the default. */
	action?: string;
	heading?: "h2" | "h3";
};

/** Where staff help in person: by chat now, at the counter during opening hours. */
export function ClubCounter({ title, text, message, action, heading: Heading = "h2" }: ClubCounterProps) {
	const t = useTexts(counterTexts);
	const language = useLanguage();
	const { address, hours, phone, email } = club.contact;
	return (
		<section className="club-counter stack gap-4">
			<Heading className="display display-1">{title}</Heading>
			{text && <p className="small muted">{text}</p>}
			<ChatButton message={message} block>
				{action ?? t.chat}
			</ChatButton>
			<dl>
				<div>
					<dt className="muted">{t.hours}</dt>
					<dd>{localize(hours, language)}</dd>
				</div>
				<div>
					<dt className="muted">{t.address}</dt>
					<dd>{address.join(", ")}</dd>
				</div>
				<div>
					<dt className="muted">{t.phone}</dt>
					<dd>
						<a href={`tel:${phone}`}>{formatPhone(phone)}</a>
					</dd>
				</div>
				<div>
					<dt className="muted">{t.email}</dt>
					<dd>
						<a href={`mailto:${email}`}>{email}</a>
					</dd>
				</div>
			</dl>
		</section>
	);
}
