import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { readEnv } from './src/core/env.server.ts'
import { publicUrlOf } from './src/core/public-url.ts'

export default defineConfig({
  plugins: [reactRouter()],
  define: { 'import.meta.env.VITE_PUBLIC_URL': JSON.stringify(publicUrlOf(readEnv())) },
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
})
