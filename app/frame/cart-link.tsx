import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { useCartCount } from "../store/cart-count";
import { IconLink } from "../ui/icon-button";
import { CartIcon } from "../ui/icons";
import { frameTexts } from "./texts";

export function CartLink() {
	const t = useTexts(frameTexts);
	const count = useCartCount();
	return <IconLink icon={CartIcon} to={pathTo("cart")} label={t.cart(count)} count={count} viewTransition />;
}
