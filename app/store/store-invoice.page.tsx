export default function Page() {
	return <h1>store-invoice</h1>;
}
