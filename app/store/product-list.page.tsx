export default function Page() {
	return <h1>product-list</h1>;
}
