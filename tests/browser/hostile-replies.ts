const prose = 'A **lock** holds a token until a [date](/token-locking), and nobody can end it before.\n\n'

/** Replies of up to 64 kB that cost a parser of Markdown, or a browser, more than they are worth. By what they are made of. */
export const hostileReplies: Record<string, string> = {
  emphasis: '*a **b '.repeat(6_400),
  'emphasis, closed': '*a* **b** '.repeat(6_500),
  brackets: '['.repeat(60_000),
  'lines of brackets': '[a\n'.repeat(16_000),
  'halves of links': '[a](b '.repeat(10_000),
  pictures: '![a]('.repeat(12_000),
  quotations: '> '.repeat(30_000),
  lists: `${'- '.repeat(30_000)}x`,
  'lists in lists': Array.from({ length: 240 }, (_, at) => `${' '.repeat(at)}- x`).join('\n'),
  backticks: Array.from({ length: 330 }, (_, at) => '`'.repeat(at + 1)).join(' '),
  'angle brackets': '<a '.repeat(20_000),
  table: `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(5_800)}`,
  'table of one line': '| '.repeat(30_000),
  'letters without a space': 'a'.repeat(64_000),
  addresses: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed '.repeat(1_400),
  'mail addresses': `${'a@'.repeat(30_000)}b`,
  paragraphs: 'a\n\n'.repeat(13_000),
  code: `\`\`\`ts\n${'const a = "b" // c\n'.repeat(2_800)}\`\`\``,
  'asks for secrets': 'enter '.repeat(10_000),
  prose: prose.repeat(700),
  'page of prose': prose.repeat(100),
}
