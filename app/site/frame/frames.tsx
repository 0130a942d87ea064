import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { DesktopFrame } from "./desktop-frame";
import { PlainFrame } from "./plain-frame";

export type Frame = ComponentType<{ children: ReactNode }>;
export type FrameName = "AppLayoutDefault" | "Desktop";

/** A frame, or a function that loads it. */
export type FrameSource = Frame | { load: () => Promise<Frame> };
export type FrameTable = Record<string, FrameSource>;

const frames: Record<FrameName, FrameSource> = {
	AppLayoutDefault: PlainFrame,
	// Every route uses it, so it is in the main bundle.
	Desktop: DesktopFrame,
};

/** No name, an unknown name, or a frame that fails to load: the plain frame, silently. */
export async function loadFrame(name: string | undefined, table: FrameTable = frames): Promise<Frame> {
	const source = findSource(name, table);
	if (!mustLoad(source)) return source;
	try {
		return await source.load();
	} catch {
		return PlainFrame;
	}
}

/** Wraps the page in its route's frame; re-chosen whenever the name changes. */
export function FrameOf(props: { name: string | undefined; table?: FrameTable; children: ReactNode }) {
	const { name, table = frames } = props;
	const source = findSource(name, table);
	const [loaded, setLoaded] = useState<{ source: FrameSource; frame: Frame }>();

	useEffect(() => {
		if (!mustLoad(source)) return;
		let isCurrent = true;
		void loadFrame(name, table).then((frame) => isCurrent && setLoaded({ source, frame }));
		return () => {
			isCurrent = false;
		};
	}, [name, table, source]);

	const arrived = loaded?.source === source ? loaded.frame : PlainFrame;
	const ChosenFrame = mustLoad(source) ? arrived : source;
	return (
		<PlainWhenBroken key={name} content={props.children}>
			<ChosenFrame>{props.children}</ChosenFrame>
		</PlainWhenBroken>
	);
}

const findSource = (name: string | undefined, table: FrameTable): FrameSource =>
	(name && Object.hasOwn(table, name) ? table[name] : undefined) ?? PlainFrame;

const mustLoad = (source: FrameSource): source is Exclude<FrameSource, Frame> => "load" in source;

/** A frame that throws while rendering must not take the page down. */
export class PlainWhenBroken extends Component<
	{ content: ReactNode; children: ReactNode },
	{ broken: boolean }
> {
	override state = { broken: false };
	static getDerivedStateFromError = () => ({ broken: true });
	override render() {
		return this.state.broken ? <PlainFrame>{this.props.content}</PlainFrame> : this.props.children;
	}
}
