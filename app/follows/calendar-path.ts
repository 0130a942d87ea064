/** Where a member's own calendar is. Whoever has the token may read it. */
export const calendarPath = (token: string) => `/calendar/own/${token}.ics`;
