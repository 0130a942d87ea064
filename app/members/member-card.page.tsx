export default function Page() {
	return <h1>member-card</h1>;
}
