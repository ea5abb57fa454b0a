/** Which versions of documents are seen: what is published, or drafts in the place of what they will replace. */
export type Perspective = 'published' | 'drafts'

/** Where posts come from. Both kinds answer the same GROQ with the same values. */
export type ContentSource = {
  /** Said in the log. */
  name: string
  /** Answers a query; every parameter it names must be given. Throws when the source cannot be asked. */
  ask(query: string, parameters: Record<string, unknown>): Promise<unknown>
  /** The bytes of a picture by its name in the store. Throws, in words that follow its name, where it cannot be had. */
  picture(asset: string): Promise<Uint8Array>
}

/** Something in the content that was left out, in one line that names the document. */
export type Fault = string
