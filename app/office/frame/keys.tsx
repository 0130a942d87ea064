import "./keys.css";

/** A shortcut as it is printed on the keys: "mod+k" is Ctrl K. */
export function Keys({ keys }: { keys: string }) {
	return (
		<span className="keys">
			{keys.split(/[ +]/).map((key) => (
				<kbd key={key}>{names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
			))}
		</span>
	);
}

const names: Record<string, string> = {
	mod: "Ctrl",
	Enter: "↵",
	ArrowUp: "↑",
	ArrowDown: "↓",
	Escape: "Esc",
};
