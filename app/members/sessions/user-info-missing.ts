/** One of the `messages`, by itself since every page may need it. */
export const userInfoMissing = { id: "Verification failed, please Login again." } as const;
