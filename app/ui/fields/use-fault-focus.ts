import { type RefObject, useCallback, useEffect, useState } from "react";

/** To be called together with showing a form's faults: once they stand there, the first of them takes the focus. */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>) {
	const [refusals, setRefusals] = useState(0);
	useEffect(() => {
		if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals, form]);
	return useCallback(() => setRefusals((count) => count + 1), []);
}
