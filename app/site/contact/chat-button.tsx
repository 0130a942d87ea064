import type { ComponentProps } from "react";
import { useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { counterTexts } from "./counter-texts";
import { whatsAppLink } from "./whatsapp-link";

type ChatButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to"> & {
	/** The chat's first message. */
	message: string;
};

/** Opens a chat with the club in a new tab. */
export function ChatButton({ message, children, ...rest }: ChatButtonProps) {
	const { opensNewTab } = useTexts(counterTexts);
	return (
		<ButtonLink {...rest} to={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visually-hidden"> ({opensNewTab})</span>
		</ButtonLink>
	);
}
