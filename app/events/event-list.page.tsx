export default function Page() {
	return <h1>event-list</h1>;
}
