import { shownCount } from "../platform/shown-count";

/** How many things are in the cart; set by whoever has just read or changed it. `before-paint.js` reads it, too. */
export const { useCount: useCartCount, showCount: showCartCount } = shownCount("cart-count");
