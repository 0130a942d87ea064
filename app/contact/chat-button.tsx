import type { ComponentProps } from "react";
import { useTexts } from "../platform/language";
import { ButtonLink } from "../ui/button";
import { counterTexts } from "./counter-texts";
import { whatsAppLink } from "./whatsapp-link";

type ChatButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to"> & {
	/** What the chat begins with. */
	message: string;
};

/** To a chat with the club, in a tab of its own. */
export function ChatButton({ message, children, ...rest }: ChatButtonProps) {
	const { opensNewTab } = useTexts(counterTexts);
	return (
		<ButtonLink {...rest} to={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visually-hidden"> ({opensNewTab})</span>
		</ButtonLink>
	);
}
