import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { DesktopFrame } from "./desktop-frame";
import { PlainFrame } from "./plain-frame";

export type Frame = ComponentType<{ children: ReactNode }>;
export type FrameName = "AppLayoutDefault" | "Desktop";
type FrameTable = Record<string, () => Promise<Frame> | Frame>;

const frames: FrameTable = {
	AppLayoutDefault: () => PlainFrame,
	// Every screen of the table names it, so it comes with the first bytes instead of a later request.
	Desktop: () => DesktopFrame,
};

/** No name, an unknown name, or a frame that does not load: the plain frame, silently. */
export async function loadFrame(name: string | undefined, table: FrameTable = frames): Promise<Frame> {
	try {
		return (await findFrame(name, table)) ?? PlainFrame;
	} catch {
		return PlainFrame;
	}
}

/** Wraps the page in its route's frame, and chooses anew whenever the name changes. */
export function FrameOf(props: { name: string | undefined; table?: FrameTable; children: ReactNode }) {
	const { name, table = frames } = props;
	const [loaded, setLoaded] = useState<{ name: string | undefined; frame: Frame }>();
	const ready = readyFrame(name, table);

	useEffect(() => {
		let current = true;
		if (!ready) void loadFrame(name, table).then((frame) => current && setLoaded({ name, frame }));
		return () => {
			current = false;
		};
	}, [name, table, ready]);

	const ChosenFrame = ready ?? (loaded?.name === name ? loaded?.frame : undefined) ?? PlainFrame;
	return (
		<PlainWhenBroken key={name} content={props.children}>
			<ChosenFrame>{props.children}</ChosenFrame>
		</PlainWhenBroken>
	);
}

const findFrame = (name: string | undefined, table: FrameTable) =>
	name && Object.hasOwn(table, name) ? table[name]?.() : undefined;

/** The frame, where it is at hand without waiting: the server's first paint needs it at once. */
function readyFrame(name: string | undefined, table: FrameTable): Frame | undefined {
	try {
		const found = findFrame(name, table);
		return found instanceof Promise ? undefined : (found ?? PlainFrame);
	} catch {
		return PlainFrame;
	}
}

/** A frame that fails while drawing must not take the page with it. */
class PlainWhenBroken extends Component<{ content: ReactNode; children: ReactNode }, { broken: boolean }> {
	override state = { broken: false };
	static getDerivedStateFromError = () => ({ broken: true });
	override render() {
		return this.state.broken ? <PlainFrame>{this.props.content}</PlainFrame> : this.props.children;
	}
}
