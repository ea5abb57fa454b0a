import { expect, test } from 'vitest'
import { markup } from './html.server.ts'

test('every part of a piece of HTML is escaped, in text and in attributes', () => {
  const typed = `"><script>alert('1')</script>&`

  expect(String(markup`<p title="${typed}">${typed}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
  )
})

test('pieces nest without being escaped twice, lists are joined, nothing shows as nothing', () => {
  const rows = ['a & b', 'c'].map((text) => markup`<li>${text}</li>`)

  expect(String(markup`<ul>${rows}</ul>${undefined}${false}${0}`)).toBe('<ul><li>a &amp; b</li><li>c</li></ul>0')
})
