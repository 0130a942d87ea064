/** What a buyer is told about an order. */
export const orderNews = [
	"placed",
	"paid",
	"expired",
	"cancelled",
	"money_back",
	"refunded",
	"taken_back",
	"disputed",
	"dispute_won",
	"dispute_lost",
	"shipped",
	"delivered",
	"parcel_trouble",
	"return_accepted",
	"return_refused",
] as const;
export type OrderNews = (typeof orderNews)[number];
