import { type RefObject, useCallback, useEffect, useState } from "react";

/** Call it when setting a form's errors: once they are rendered, the first invalid field gets the focus. */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>) {
	const [refusals, setRefusals] = useState(0);
	useEffect(() => {
		if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals, form]);
	return useCallback(() => setRefusals((count) => count + 1), []);
}
