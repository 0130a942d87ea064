export default function Page() {
	return <h1>foundation-list</h1>;
}
