import { shownCount } from "../../platform/lists/shown-count";

/** The number of items in the cart, set after each read or change. Also read by `before-paint.js`. */
export const { useCount: useCartCount, showCount: showCartCount } = shownCount("cart-count");
