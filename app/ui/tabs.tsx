import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";
import "./tabs.css";

type TabsProps = {
	label: string;
	tabs: readonly { key: string; label: ReactNode; panel: ReactNode }[];
	/** With `onChange` the caller keeps the choice; without it the tabs do. */
	value?: string;
	onChange?: (key: string) => void;
	defaultValue?: string;
};

/** Views of one thing on one page. Arrow keys move between them; Tab goes into the panel. */
export function Tabs({ label, tabs, value, onChange, defaultValue }: TabsProps) {
	return (
		<RadixTabs.Root
			className="tabs"
			value={value}
			onValueChange={onChange}
			defaultValue={defaultValue ?? tabs[0]?.key}
		>
			<RadixTabs.List className="tabs-list" aria-label={label}>
				{tabs.map((tab) => (
					<RadixTabs.Trigger key={tab.key} className="tabs-tab" value={tab.key}>
						{tab.label}
					</RadixTabs.Trigger>
				))}
			</RadixTabs.List>
			{tabs.map((tab) => (
				<RadixTabs.Content key={tab.key} className="tabs-panel" value={tab.key}>
					{tab.panel}
				</RadixTabs.Content>
			))}
		</RadixTabs.Root>
	);
}
