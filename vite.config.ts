import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { dynamicImports } from './scripts/code/dynamic-imports.ts'
import { codeFiles } from './scripts/code/code-files.ts'
import { readFigures } from './scripts/code/figures.ts'
import { leanWalletConnect } from './scripts/code/lean-walletconnect.ts'
import { routerPatch } from './scripts/code/router-patch.ts'
import { serverInDev } from './scripts/code/server-in-dev.ts'
import { readEnv } from './src/core/process/env.server.ts'
import { publicUrlOf } from './src/core/http/public-url.ts'

const env = readEnv()

export default defineConfig({
  plugins: [serverInDev(), reactRouter(), routerPatch(), dynamicImports(), codeFiles(), leanWalletConnect()],
  // All that a page knows of the environment and of the repository.
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrlOf(env)),
    'import.meta.env.VITE_FIGURES': JSON.stringify(readFigures()),
    'import.meta.env.VITE_SCHEDULING_URL': JSON.stringify(env.SCHEDULING_URL ?? ''),
    'import.meta.env.VITE_EVENT_CODE': JSON.stringify(env.EVENT_CODE ?? ''),
  },
  // All of the browser's code is read for its dependencies: one that is found late would reload the page under the visitor's hands.
  optimizeDeps: { entries: ['src/app/{root,entry.client}.tsx', 'src/app/routes/**/*.tsx', 'src/**/*-worker.ts'] },
  resolve: {
    // The parser of Markdown writes into innerHTML for it, which the policy forbids.
    alias: { 'decode-named-character-reference': join(import.meta.dirname, 'src/assistant/markdown/chat-entities.ts') },
  },
  build: {
    // Fonts as data: addresses would be refused by font-src 'self'.
    assetsInlineLimit: 0,
    // One stylesheet, linked from the root: none is inserted later, where it would come without integrity.
    cssCodeSplit: false,
    // The first versions that know `light-dark()` and popovers: all colours and menus of the site are made of these.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
  worker: {
    format: 'es',
    // One file per worker, because import maps, and with them integrity, do not reach what a worker imports.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
})
