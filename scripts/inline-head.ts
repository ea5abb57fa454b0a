import { listenForSearch } from '#search/shortcut.ts'
import { guardNewsletter, keepTheme, supplyInvokers } from '#shell/before-hydration.ts'

// The script in the head of every page.
keepTheme()
guardNewsletter()
supplyInvokers()
listenForSearch()
