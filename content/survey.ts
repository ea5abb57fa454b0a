/** One question. `one` and `scale` take one choice, `several` any number, `text` a sentence. */
export type Question = {
  ask: string
  hint?: string
  kind: 'one' | 'several' | 'scale' | 'text'
  /** Value and words of each choice, in order; nine at most, one for each number key. Values hold letters, digits and hyphens. */
  choices?: readonly (readonly [value: string, words: string])[]
  optional?: true
}

/** Names this set of questions. Change it with them: answers are stored under it, and results count those of one edition only. */
export const surveyEdition = 'survey-1'

/** What the survey asks, in order, by the name its answers are stored under. */
export const questions = {
  role: {
    ask: 'How do you work with contracts?',
    kind: 'one',
    choices: [
      ['builder', 'I write them'],
      ['auditor', 'I review them'],
      ['company', 'I pay for them'],
      ['holder', 'I hold what they issue'],
      ['reader', 'I read about them so far'],
    ],
  },
  checks: {
    ask: 'What do you check before you sign?',
    hint: 'Choose everything you check most of the time.',
    kind: 'several',
    choices: [
      ['address', 'The address, against one I trust'],
      ['source', 'Whether the source is published'],
      ['audit', 'Whether there is an audit'],
      ['owner', 'Who owns it, and what the owner can do'],
      ['simulation', 'What my wallet says will happen'],
      ['people', 'Who made it'],
      ['nothing', 'Nothing'],
    ],
  },
  loss: {
    ask: 'Have you lost money to a contract?',
    hint: 'Choose the time that cost you most.',
    kind: 'one',
    choices: [
      ['no', 'No'],
      ['owner', 'Yes, its owner could do more than I knew'],
      ['bug', 'Yes, it had a fault'],
      ['fake', 'Yes, it was not what it pretended to be'],
      ['approval', 'Yes, through an approval I had given'],
      ['other', 'Yes, in another way'],
    ],
  },
  proof: {
    ask: 'Would you read one page that proves what a contract cannot do?',
    hint: '1: I would not open it. 5: I would read every line.',
    kind: 'scale',
    choices: [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['4', '4'],
      ['5', '5'],
    ],
  },
  guarantee: {
    ask: 'Which guarantee matters most to you?',
    kind: 'one',
    choices: [
      ['supply', 'Nobody can make more of it'],
      ['freeze', 'Nobody can freeze or take what is mine'],
      ['locked', 'Its liquidity stays locked'],
      ['same', 'The published source is what runs'],
      ['upgrade', 'Nobody can replace it'],
    ],
  },
  shown: {
    ask: 'What must the page of a token show?',
    hint: 'Choose everything that you would miss enough to leave.',
    kind: 'several',
    choices: [
      ['supply', 'Supply, and who holds it'],
      ['owner', 'The powers of its owner'],
      ['locks', 'Locks, and when they end'],
      ['source', 'The verified source'],
      ['audit', 'Audit reports'],
      ['people', 'The people behind it'],
    ],
  },
  trust: {
    ask: 'What makes you trust a contract?',
    hint: 'One sentence. We read it, and never publish it.',
    kind: 'text',
    optional: true,
  },
} as const satisfies Record<string, Question>

/** The name of a question. */
export type QuestionName = keyof typeof questions
