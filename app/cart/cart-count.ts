import { shownCount } from "../platform/shown-count";

/** How many things are in the cart; set by whoever has just read or changed it. */
export const { useCount: useCartCount, showCount: showCartCount } = shownCount("cart-count");
