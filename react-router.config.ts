import type { Config } from '@react-router/dev/config'
import { pages } from './src/shell/pages.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: Object.keys(pages),
} satisfies Config
