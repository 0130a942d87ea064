export default function Page() {
	return <h1>cart-checkout</h1>;
}
