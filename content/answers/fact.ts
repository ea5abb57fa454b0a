/** The languages in which the assistant answers. Every fact begins in English. */
export const languages = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof languages)[number]

/**
 * A fact in one language. `asks`: what people type for it, in several real wordings; the first one is shown as a question to ask next.
 * `says`: one to three sentences that stand alone. Figures are slots in braces, such as `{auditPrice}`, which
 * `src/app/facts/slots/` fills from the functions of the pages; so is the company's name, `{companyName}`, also in what people type.
 */
export type Told = { asks: readonly string[]; says: string }

/**
 * A fact in English, with the place of the site that says it (`/page` or `/page#anchor`), and the facts that one asks for next.
 * `silent`: it says that the site does not say it, so it is no answer.
 */
export type Fact = Told & { at: string; next?: readonly string[]; silent?: true }

/** The facts of a topic, by their ids. */
export type Facts = Readonly<Record<string, Fact>>

/** The facts of a topic in another language. */
export type ToldOf<Topic extends Facts> = Readonly<Record<keyof Topic, Told>>
