import { club } from "../../../club/profile";

/** Opens a chat with the club in which the message is already written. */
export const whatsAppLink = (message: string) =>
	`https://wa.me/${club.contact.whatsapp.replace("+", "")}?text=${encodeURIComponent(message)}`;
