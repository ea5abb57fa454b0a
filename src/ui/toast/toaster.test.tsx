import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotificationsButton } from './notifications-button.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test('the page is built with both live regions, empty, and a log that opens without script', () => {
  toast({ title: 'Said before the page was drawn', state: 'failed' })

  const html = renderToString(<Toaster />)

  expect(html).toContain('<output class="visually-hidden"></output>')
  expect(html).toContain('<div class="visually-hidden" role="alert"></div>')
  expect(html).toContain('popover="manual"')
  expect(html).toMatch(/<section id="notifications"[^>]*popover="auto"/)
  expect(html).toContain('No notifications yet.')
  expect(html).not.toMatch(/Said before| style=/)
  expect(renderToString(<NotificationsButton />)).toMatch(/popovertarget="notifications"/i)
})
