import { expect, test } from 'vitest'
import { saidOnPage } from './said-on-page.ts'

const context = (snapshot: string) =>
  `# Error details\n\n\`\`\`\nError: waiting\n\`\`\`\n\n\`\`\`yaml\n${snapshot}\`\`\`\n\n# Test source\n\n- alert: not this\n`

test('what a page says stands with what is below it, and what is silent is left out', () => {
  const snapshot = `- main [ref=e1]:
  - heading "Lock" [level=1] [ref=e2]
  - alert [ref=e3]:
    - paragraph [ref=e4]: "You have 0 INK: lock that much or less."
  - button "Lock" [ref=e5] [cursor=pointer]
  - status [ref=e6]
  - status [ref=e7]: Connected
- dialog "Send 2 calls together" [ref=e8]:
  - button "Continue in wallet" [ref=e9] [cursor=pointer]
- contentinfo [ref=e10]: The end
`
  expect(saidOnPage(context(snapshot))).toEqual([
    '- alert:',
    '  - paragraph: "You have 0 INK: lock that much or less."',
    '- status: Connected',
    '- dialog "Send 2 calls together":',
    '  - button "Continue in wallet"',
  ])
})

test('a long window is cut, and a failure without a page says nothing', () => {
  const lines = Array.from({ length: 99 }, (_, at) => `  - text: ${at}\n`).join('')
  expect(saidOnPage(context(`- dialog "Long":\n${lines}`))).toHaveLength(5)
  expect(saidOnPage('no page was open')).toEqual([])
})
