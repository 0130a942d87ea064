/** The ways by which a text can reach its reader. */
export const textChannels = ["whatsapp", "sms", "mail"] as const;
export type TextChannel = (typeof textChannels)[number];
export const isTextChannel = (name: string): name is TextChannel =>
	(textChannels as readonly string[]).includes(name);
