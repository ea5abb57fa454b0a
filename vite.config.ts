import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { readEnv } from './src/core/env.server.ts'
import { publicUrlOf } from './src/core/public-url.ts'

const env = readEnv()

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrlOf(env)),
    'import.meta.env.VITE_SCHEDULING_URL': JSON.stringify(env.SCHEDULING_URL ?? ''),
  },
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
})
