import { useEffect, useState } from "react";
import { purchaseAt } from "./purchase-path";
import { type Purchase, readPurchase } from "./read-purchase";

/** What is bought at an address; undefined while it is read, null if it is no purchase or nothing of it is left. */
export function usePurchase(path: string | undefined): Purchase | null | undefined {
	const [read, setRead] = useState<{ path: string; purchase: Purchase | null }>();
	useEffect(() => {
		const wanted = path ? purchaseAt(path) : null;
		if (!path || !wanted) return;
		let isCurrent = true;
		const settle = (purchase: Purchase | null) => isCurrent && setRead({ path, purchase });
		readPurchase(wanted).then(settle, () => settle(null));
		return () => {
			isCurrent = false;
		};
	}, [path]);
	if (!path || !purchaseAt(path)) return null;
	return read?.path === path ? read.purchase : undefined;
}
