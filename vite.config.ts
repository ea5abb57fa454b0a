import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { routerPatch } from './scripts/router-patch.ts'
import { readEnv } from './src/core/env.server.ts'
import { publicUrlOf } from './src/core/public-url.ts'

export default defineConfig({
  plugins: [reactRouter(), routerPatch()],
  define: { 'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrlOf(readEnv())) },
  build: {
    // Fonts as data: addresses would be refused by font-src 'self'.
    assetsInlineLimit: 0,
    // One stylesheet, linked from the root: none is inserted later, where it would come without integrity.
    cssCodeSplit: false,
  },
  worker: {
    format: 'es',
    // One file per worker, because import maps, and with them integrity, do not reach what a worker imports.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
})
