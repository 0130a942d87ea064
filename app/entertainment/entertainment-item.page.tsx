export default function Page() {
	return <h1>entertainment-item</h1>;
}
