import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { countFigures } from './scripts/figures.ts'
import { leanWalletConnect } from './scripts/lean-walletconnect.ts'
import { noPreload } from './scripts/no-preload.ts'
import { routerPatch } from './scripts/router-patch.ts'
import { serverInDev } from './scripts/server-in-dev.ts'
import { walletChunk } from './scripts/wallet-chunk.ts'
import { readEnv } from './src/core/process/env.server.ts'
import { publicUrlOf } from './src/core/http/public-url.ts'

/** What every page loads beside the libraries: the bar, the foot, the head of a page with its drawings. */
const shell = new RegExp(
  [
    'content/brand',
    'src/app/page/(?:page-head|page-meta|when-wanted)',
    'src/app/search/shortcut',
    'src/app/shell/(?!empty|named-pages|prerendered)',
    'src/assistant/conversation/chat-keys',
    'src/core/(?:unreachable|browser/(?:load-document|patience)|http/public-url|offer/catalogue|text/email)\\.',
    'src/forms/(?:submission/has-draft|view/honeypot)',
    'src/leads/newsletter/(?:guard-send|newsletter-form)',
    'src/seals/(?:lines|marks)/(?!digest|lace|late|medallion|rosette)',
    'src/seals/components/(?:engraving|microtext|seal|use-alive|wave-tint)\\.',
    'src/ui/(?:components/icon|loading/(?:not-loaded|spinner|use-late-code)|toast/(?:notifications-button|toast|toast-list|toast-log|toaster|use-announcer))\\.',
  ].join('|'),
)

/** What most pages are set with. */
const page = new RegExp(
  [
    'content/pricing',
    'src/app/(?:figures|page/(?:questions|service-page))',
    'src/core/offer/(?:estimate|service-prices|words)\\.',
    'src/site/services/(?:outcomes|drawings/drawing|geometry/paths)\\.',
    'src/ui/components/(?:clause|ledger|long-date|sample|terms)\\.',
  ].join('|'),
)

/** Small things that pages and late parts share: in the file of a late part, pages would load that. */
const late = /src\/(?:core\/http\/send|core\/text\/short-address|seals\/components\/address)\./

/** What the tools share; what a page may load before anybody wants a wallet stays apart. */
const workshop =
  /src\/(?:chain\/read\/(?!ask|page-chain|revert-reason)|chain\/tokens\/(?!token-facts)|tools\/plan\/(?!explain-error|tools)|core\/text\/(?:json-text|local-time|read-owner|time-words)|ui\/components\/(?:account-field|line-field|use-now))/

// Few larger files instead of many small ones: fewer requests at intent, and text that is compressed together is 4 % shorter.
const groups = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/, priority: 2 },
  { name: 'shell', test: shell, priority: 1 },
  { name: 'page', test: page, priority: 1 },
  { name: 'late', test: late, priority: 1 },
  { name: walletChunk, minShareCount: 2 },
  // A group takes along what its files import: these first, so that tools that need one of them are not given the whole workshop.
  { name: 'exact-amount', test: /src\/core\/text\/exact-amount\./, minShareCount: 2 },
  { name: 'page-chain', test: /src\/(?:tools\/plan\/explain-error|chain\/read\/page-chain)\./, minShareCount: 2 },
  { name: 'ask', test: /src\/chain\/read\/ask\./, minShareCount: 2 },
  { name: 'workshop', test: workshop, minShareCount: 2 },
]

const env = readEnv()

export default defineConfig({
  plugins: [serverInDev(), reactRouter(), routerPatch(), noPreload(), leanWalletConnect()],
  // All that a page knows of the environment and of the repository.
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrlOf(env)),
    'import.meta.env.VITE_FIGURES': JSON.stringify(countFigures()),
    'import.meta.env.VITE_SCHEDULING_URL': JSON.stringify(env.SCHEDULING_URL ?? ''),
    'import.meta.env.VITE_EVENT_CODE': JSON.stringify(env.EVENT_CODE ?? ''),
  },
  // All of the browser's code is read for its dependencies: one that is found late would reload the page under the visitor's hands.
  optimizeDeps: { entries: ['src/app/{root,entry.client}.tsx', 'src/app/routes/*.tsx', 'src/**/*-worker.ts'] },
  resolve: {
    // The parser of Markdown writes into innerHTML for it, which the policy forbids.
    alias: { 'decode-named-character-reference': join(import.meta.dirname, 'src/assistant/markdown/chat-entities.ts') },
  },
  build: {
    // Nothing is asked for ahead of a late chunk (scripts/no-preload.ts): its list of files would only be in the way.
    modulePreload: { resolveDependencies: () => [] },
    // Fonts as data: addresses would be refused by font-src 'self'.
    assetsInlineLimit: 0,
    // One stylesheet, linked from the root: none is inserted later, where it would come without integrity.
    cssCodeSplit: false,
    // The first versions that know `light-dark()` and popovers: all colours and menus of the site are made of these.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  worker: {
    format: 'es',
    // One file per worker, because import maps, and with them integrity, do not reach what a worker imports.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
})
