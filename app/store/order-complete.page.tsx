export default function Page() {
	return <h1>order-complete</h1>;
}
