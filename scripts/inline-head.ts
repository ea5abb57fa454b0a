import { answerReload, guardNewsletter, keepTheme, supplyInvokers } from '#shell/before-hydration.ts'
import { listenForSearch } from '#shell/search-shortcut.ts'

// The script in the head of every page.
keepTheme()
guardNewsletter()
supplyInvokers()
answerReload()
listenForSearch()
