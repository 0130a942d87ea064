/** The path of a member's own calendar. Anyone with the token can read it. */
export const calendarPath = (token: string) => `/calendar/own/${token}.ics`;
