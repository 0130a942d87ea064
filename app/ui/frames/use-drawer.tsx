import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { DrawerProps } from "./drawer";
import { useLatePart, whenIdle } from "./late-part";
import type { Place } from "./site-map";

export type DrawerControl = {
	/** For every button that opens the drawer. */
	opener: {
		onClick(): void;
		onPointerEnter(): void;
		"aria-haspopup": "dialog";
		"aria-expanded": boolean;
	};
	/** The drawer itself, from the moment it has arrived. */
	element: ReactNode;
};

const fetchDrawer = async (): Promise<ComponentType<DrawerProps>> => (await import("./drawer")).Drawer;

/** The drawer is fetched in a quiet moment: no first paint needs it, and no tap should wait for it. */
export function useDrawer(place: Place): DrawerControl {
	const [open, setOpen] = useState(false);
	const [Drawer, want] = useLatePart(fetchDrawer);
	useEffect(() => whenIdle(want), [want]);

	const openDrawer = () => {
		want();
		setOpen(true);
	};
	return {
		opener: {
			onClick: openDrawer,
			onPointerEnter: want,
			"aria-haspopup": "dialog",
			"aria-expanded": open,
		},
		element: Drawer && <Drawer place={place} open={open} onClose={() => setOpen(false)} />,
	};
}
