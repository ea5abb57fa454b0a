import { brandKey } from '#content/brand-key.ts'

const queryKey = `${brandKey}.search`

/** What was searched for last in this visit; empty where the browser keeps nothing. */
export function rememberedQuery(): string {
  try {
    return sessionStorage.getItem(queryKey) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a query for the rest of the visit. */
export function rememberQuery(query: string) {
  try {
    sessionStorage.setItem(queryKey, query)
  } catch {
    // It is then asked for again.
  }
}
