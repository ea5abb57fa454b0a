import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormattedText } from './chat-text.tsx'

test('before it is formatted, a reply is read as it was written, without the numbers of its sources', () => {
  const reply = 'An **audit** has two readers. [1](/smart-contract-audit#steps) [Prices](/pricing) are public. [2](/pri'
  const html = renderToStaticMarkup(<FormattedText text={reply} blocks={undefined} />)
  expect(html).toContain('>An **audit** has two readers. [Prices](/pricing) are public.</p>')
})
