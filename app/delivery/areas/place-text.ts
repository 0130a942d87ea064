import type { DeliveryPlace } from "../shipping/contract";

/** "Tebet, Kota Jakarta Selatan, DKI Jakarta": the parents of the smallest named area. */
export const aroundText = ({ village, district, city, province }: DeliveryPlace) =>
	[village && district.name, city.name, province.name].filter(Boolean).join(", ");

/** "Tebet Barat, Tebet, Kota Jakarta Selatan, DKI Jakarta" */
export const placeText = (place: DeliveryPlace) =>
	`${(place.village ?? place.district).name}, ${aroundText(place)}`;
