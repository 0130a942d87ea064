import { club } from "../../club/profile";

/** Whether the club sends codes to a number in E.164. The members of other countries prove themselves by mail. */
export const isTexted = (phone: string): boolean => club.textsTo.some((prefix) => phone.startsWith(prefix));
