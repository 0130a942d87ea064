// Runs before the first paint, so it is tiny: pages are cached for everybody, and only the browser knows the visitor.
// Sets attributes that CSS uses (`data-answered`: the cookie notice was answered; `data-member`: logged in;
// `data-cart`: something is in the cart, as far as this browser remembers).
{
	const { documentElement, currentScript, cookie } = document;
	const has = (pattern) => new RegExp(`(^|; )${pattern}`).test(cookie);
	if (has(`consent=${currentScript.dataset.consent}\\.[^.;]+\\.`)) documentElement.dataset.answered = "";
	if (has("token=")) documentElement.dataset.member = "";
	try {
		if (localStorage.getItem("cart-count")) documentElement.dataset.cart = "";
	} catch {
		// Storage is blocked.
	}
}
