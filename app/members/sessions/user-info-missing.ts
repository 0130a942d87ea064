/** One of the `messages`, in its own file since every page may need it. */
export const userInfoMissing = { id: "Verification failed, please Login again." } as const;
