import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../../../members/sessions/session";
import { callApi } from "../../../platform/http/call-api";
import type { AnswerOf } from "../../../platform/http/contract";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { type EventTickets, passList, type ShownTicket } from "../contract";
import { passTexts } from "../texts";
import { TicketStub } from "./ticket-stub";
import { TicketViewer } from "./ticket-viewer";
import "./ticket-list.css";

type PassListProps = { title: string; when: "upcoming" | "past"; first: AnswerOf<typeof passList> };

/** One list of tickets that grows as it is scrolled; the button is for those who don't scroll. */
export function TicketList({ title, when, first }: PassListProps) {
	const t = useTexts(passTexts);
	const { groups, hasMore, isLoading, load } = useMorePasses(when, first);
	const end = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!hasMore || !end.current) return;
		const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), {
			rootMargin: "400px",
		});
		watcher.observe(end.current);
		return () => watcher.disconnect();
	}, [hasMore, load]);
	if (groups.length === 0) return null;
	return (
		<section className="pass-list stack gap-4">
			<h2 className="display display-2">{title}</h2>
			<TicketStubs groups={groups} />
			{hasMore && (
				<div ref={end}>
					<Button variant="ghost" loading={isLoading} onClick={load}>
						{t.more}
					</Button>
				</div>
			)}
		</section>
	);
}

/** Stubs that open into the tickets themselves. */
export function TicketStubs({ groups }: { groups: readonly EventTickets[] }) {
	const { user } = useSession();
	const [opened, setOpened] = useState<string | null>(null);
	const [changed, setChanged] = useState<ReadonlyMap<string, ShownTicket>>(new Map());
	const current = groups.map((each) => ({
		...each,
		passes: each.passes.map((pass) => changed.get(pass.number) ?? pass),
	}));
	const group = current.find(({ event }) => event.slug === opened);
	return (
		<>
			<ul className="stack gap-4">
				{current.map((each) => (
					<li key={each.event.slug}>
						<TicketStub group={each} onOpen={() => setOpened(each.event.slug)} />
					</li>
				))}
			</ul>
			{group && (
				<TicketViewer
					group={group}
					memberId={user?.id}
					onClose={() => setOpened(null)}
					onChanged={(pass) => setChanged((before) => new Map(before).set(pass.number, pass))}
				/>
			)}
		</>
	);
}

function useMorePasses(when: PassListProps["when"], first: PassListProps["first"]) {
	const [more, setMore] = useState<EventTickets[]>([]);
	const [next, setNext] = useState(first.next);
	const [isLoading, setLoading] = useState(false);
	const busy = useRef(false);
	const load = useCallback(async () => {
		if (busy.current || !next) return;
		busy.current = true;
		setLoading(true);
		try {
			const part = await callApi(passList, { when, after: next });
			setMore((before) => [...before, ...part.events]);
			setNext(part.next);
		} catch {
			// The button stays, to try again.
		} finally {
			busy.current = false;
			setLoading(false);
		}
	}, [when, next]);
	return {
		groups: [...first.events, ...more],
		hasMore: next !== null,
		isLoading,
		load: useCallback(() => void load(), [load]),
	};
}
