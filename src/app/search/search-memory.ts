import { slashKey } from './shortcut.ts'

const queryKey = 'intaglio.search'

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

/** True while the visitor lets `/` open the search. */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off'
  } catch {
    return true
  }
}

/** Keeps whether `/` opens the search, on this device. */
export function letSlashOpen(wanted: boolean) {
  try {
    if (wanted) localStorage.removeItem(slashKey)
    else localStorage.setItem(slashKey, 'off')
  } catch {
    // The choice then lasts as long as this page.
  }
}
