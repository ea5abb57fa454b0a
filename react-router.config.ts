import type { Config } from '@react-router/dev/config'
import { prerendered } from './src/shell/prerendered.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: Object.keys(prerendered),
  // One file per route: what a page loads at intent is a list the build can read off its HTML.
  splitRouteModules: false,
} satisfies Config
