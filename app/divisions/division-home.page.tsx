export default function Page() {
	return <h1>division-home</h1>;
}
