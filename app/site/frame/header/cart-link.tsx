import { useEffect } from "react";
import { useSession } from "../../../members/sessions/session";
import { showCartCount, useCartCount } from "../../../orders/cart/cart-count";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { IconLink } from "../../../ui/icon-button";
import { CartIcon } from "../../../ui/icons";
import { frameTexts } from "../texts";

export function CartLink() {
	const t = useTexts(frameTexts);
	const count = useCartCount();
	const { id } = useSession();
	useEffect(() => {
		if (!id) return;
		void import("../../../orders/cart/call-cart").then(({ refreshCart }) => refreshCart());
		return () => showCartCount(0);
	}, [id]);
	return <IconLink icon={CartIcon} to={pathTo("cart")} label={t.cart(count)} count={count} viewTransition />;
}
