import { keepRecentPages } from '#app/search/recent-pages.ts'
import { answerNotices, guardNewsletter, keepRoom, keepTheme, supplyInvokers } from '#app/shell/before-hydration.ts'
import { keepPress } from '#app/shell/keep-press.ts'
import { listenForSearch } from '#app/shell/search-shortcut.ts'

// The script in the head of every page.
keepTheme()
keepRoom()
guardNewsletter()
supplyInvokers()
answerNotices()
keepPress()
listenForSearch()
keepRecentPages()
