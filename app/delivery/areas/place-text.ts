import type { Place } from "../shipping/contract";

/** "Tebet, Kota Jakarta Selatan, DKI Jakarta": the parents of the smallest named area. */
export const aroundText = ({ village, district, city, province }: Place) =>
	[village && district.name, city.name, province.name].filter(Boolean).join(", ");

/** "Tebet Barat, Tebet, Kota Jakarta Selatan, DKI Jakarta" */
export const placeText = (place: Place) => `${(place.village ?? place.district).name}, ${aroundText(place)}`;
