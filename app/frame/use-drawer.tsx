import { type ComponentType, type ReactNode, useState } from "react";
import type { DrawerProps } from "./drawer";
import { useLatePart } from "./late-part";
import type { Place } from "./site-map";

export type DrawerControl = {
	/** For every button that opens the drawer. */
	opener: {
		onClick(): void;
		onPointerEnter(): void;
		onFocus(): void;
		"aria-haspopup": "dialog";
		"aria-expanded": boolean;
	};
	/** The drawer itself, from the moment it has arrived. */
	element: ReactNode;
};

const fetchDrawer = async (): Promise<ComponentType<DrawerProps>> => (await import("./drawer")).Drawer;

/** The drawer is fetched when a pointer, finger or focus comes near its button: no first paint needs it. */
export function useDrawer(place: Place): DrawerControl {
	const [open, setOpen] = useState(false);
	const [Drawer, want] = useLatePart(fetchDrawer);
	return {
		opener: {
			onClick: () => {
				want();
				setOpen(true);
			},
			onPointerEnter: want,
			onFocus: want,
			"aria-haspopup": "dialog",
			"aria-expanded": open,
		},
		element: Drawer && <Drawer place={place} open={open} onClose={() => setOpen(false)} />,
	};
}
