/** Messages one conversation keeps, the greeting apart. */
export const mostMessages = 1_000

/** Messages that are drawn at first: older ones come by a button. */
export const shownMessages = 60

/** Two presses of Enter within this time are one, in milliseconds. */
export const enterDebounce = 100

/** How long nobody answers before it is tried again, in milliseconds: doubled each time, up to the longest. */
export const firstRetry = 1_000
export const longestRetry = 60_000

/** How often it is asked whether a person has answered, in milliseconds: doubled after so many askings in vain, up to the longest. */
export const personAsking = 20_000
export const steadyAskings = 15
export const longestAsking = 300_000

/** How long one such asking may take, in milliseconds. */
export const personTimeout = 15_000

/** How long tabs have to answer another one, in milliseconds. */
export const tabTimeout = 150
