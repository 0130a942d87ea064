export default function Page() {
	return <h1>entertainment-home</h1>;
}
