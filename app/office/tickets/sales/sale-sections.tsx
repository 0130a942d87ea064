import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { ticketOfficeTexts } from "../texts";
import { BlockMap } from "./block-map";
import { makingTexts } from "./making-texts";
import { NewSectionDialog } from "./new-section-dialog";
import type { StaffSale } from "./sale-screen";
import { SectionDialog } from "./section-dialog";
import { SectionTable } from "./section-table";

type SaleSectionsProps = { sale: StaffSale; refresh: () => Promise<StaffSale | undefined> };
/** A section's block, or a block for a new one; "" for one that is still to be chosen. */
type Opened = { block: string } | { section: string } | null;

/** The drawn map beside the list of sections; both open the same dialog. */
export function SaleSections({ sale, refresh }: SaleSectionsProps) {
	const t = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const [opened, setOpened] = useState<Opened>(null);
	const { sections, plan } = sale;
	const edited = opened && "section" in opened && sections.find(({ id }) => id === opened.section);
	const choose = (key: string) => {
		const own = sections.find((section) => section.key === key);
		setOpened(own ? { section: own.id } : { block: key });
	};
	const close = () => setOpened(null);
	return (
		<div className="sale-sections stack gap-4">
			<section className="office-panel">
				<header>
					<h2>{shared.map}</h2>
				</header>
				<BlockMap
					kind={plan.venueKind}
					blocks={plan.blocks}
					sections={sections.map(({ key, stand, label, left, isClosed }) => ({
						key,
						stand,
						label,
						isGone: isClosed || left <= 0,
					}))}
					onChoose={choose}
				/>
				<p>
					<small>{t.mapHint}</small>
				</p>
			</section>
			<section className="office-panel">
				<header>
					<h2>{shared.sections}</h2>
					<Button variant="ghost" size="small" onClick={() => setOpened({ block: "" })}>
						{t.addSection}
					</Button>
				</header>
				{sections.length === 0 ? (
					<EmptyState title={t.noSections} />
				) : (
					<SectionTable sections={sections} onEdit={({ id }) => setOpened({ section: id })} />
				)}
			</section>
			{opened && "block" in opened && (
				<NewSectionDialog key={opened.block} sale={sale} block={opened.block} onClose={close} />
			)}
			{edited && (
				<SectionDialog key={edited.id} sale={sale} section={edited} refresh={refresh} onClose={close} />
			)}
		</div>
	);
}
