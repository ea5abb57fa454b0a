/** A request of a page as it travels to the service worker, and what comes back. */
export type Asked = { kind: 'request'; method: string; params?: readonly unknown[] }
export type Answered = { result: unknown } | { error: { code: number; message: string } }

/** What the approve page asks, and the answer it gets. */
export type Approval = { kind: 'question'; id: string } | { kind: 'answer'; id: string; yes: boolean }
export type Question = { origin: string; method: string; text: string }

/** The events by which a page and the content script beside it talk; nothing else crosses the two worlds. */
export const toContent = 'intaglio-test-wallet:request'
export const toPage = 'intaglio-test-wallet:answer'
