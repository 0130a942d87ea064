export default function Page() {
	return <h1>programme</h1>;
}
