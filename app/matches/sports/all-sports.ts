/** One line a sport. Its name here is what a division of the club's profile calls it. */
export { default as badminton } from "./badminton/badminton";
export { default as basketball } from "./basketball/basketball";
export { default as esports } from "./esports/esports";
export { default as football } from "./football/football";
export { default as futsal } from "./futsal/futsal";
export { default as volleyball } from "./volleyball/volleyball";
