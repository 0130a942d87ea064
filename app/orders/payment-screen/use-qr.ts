import { useEffect, useState } from "react";
import { fetchQrLibrary } from "./qr-library";

/** A picture's URL; null until it is drawn. */
export function useQr(payload: string): string | null {
	const [picture, setPicture] = useState<string | null>(null);
	useEffect(() => {
		let isWanted = true;
		void fetchQrLibrary()
			.then(({ default: { toDataURL } }) =>
				toDataURL(payload, { margin: 4, scale: 12, errorCorrectionLevel: "M" }),
			)
			.then((drawn) => isWanted && setPicture(drawn));
		return () => {
			isWanted = false;
		};
	}, [payload]);
	return picture;
}
