/** As text: `JSON.stringify` would overflow the stack. */
export const nestedBody = (levels: number) => `{"size":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
