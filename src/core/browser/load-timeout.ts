/** How many milliseconds a visitor waits for a file before the page goes on without it, and says so. */
export const timeoutMs = 10_000
