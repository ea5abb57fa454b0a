/** What this site does not say, and why. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\blorem\b|\bipsum\b/i, 'placeholder text'],
  [/\bTODO\b|\bTBD\b|\bFIXME\b|coming soon|under construction/i, 'it is there, or it is not mentioned'],
  [
    /trusted by|as seen (?:in|on)|our (?:happy )?(?:clients|customers) (?:love|say|trust)/i,
    'there are no clients to show',
  ],
  [/testimonial|five[- ]star|award[- ]winning|industry[- ]leading|market[- ]leading/i, 'nobody has given us these'],
  [/revolutioni[sz]|revolutionary|disrupt(?:ive|ion|ing)\b/i, 'a claim nobody can check'],
  [
    /cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?\b|bleeding[- ]edge|future[- ]proof/i,
    'says nothing',
  ],
  [
    /world[- ]class|best[- ]in[- ]class|best[- ]of[- ]breed|unparalleled|unrivalled|unmatched/i,
    'a comparison without the other side',
  ],
  [/game[- ]?chang/i, 'hype'],
  [
    /unlock(?:ing|s)? (?:the|your) (?:full )?(?:power|potential)|take .{0,20} to the next level|supercharge|skyrocket/i,
    'hype',
  ],
  [/\bleverag(?:e[sd]?|ing)\b(?! (?:position|trading|ratio))/i, 'use “use”'],
  [/\bempower/i, 'say what a visitor can do'],
  [/seamless|effortless|frictionless|hassle[- ]free|blazing(?:ly)?[- ]fast/i, 'say how many steps or seconds'],
  [/\brobust(?:ly|ness)?\b|\bholistic|\bsynerg|\bend-to-end solution|\bone[- ]stop\b|\bturnkey\b/i, 'says nothing'],
  [/we are passionate|passionate about|our mission is|we believe that/i, 'about us instead of the matter'],
  [
    /military[- ]grade|bank[- ]grade|100 ?% (?:safe|secure)|\bunhackable|\bbulletproof|guaranteed (?:returns?|profits?)/i,
    'not true of anything',
  ],
  [/\bto the moon\b|\bmoonshot\b|\bWAGMI\b|\blambo\b/i, 'price talk'],
  [/\bdelve\b|\btapestry\b|in today’s (?:fast-paced|digital)|ever-evolving landscape/i, 'padding'],
  [/\bclick here\b|\bread more\b|\blearn more\b/i, 'a link says where it leads'],
  [/!(?:\s|$)/, 'no exclamation marks'],
  [/\p{Extended_Pictographic}(?<![©®™↔])/u, 'no emoji'],
]

/** Which lines say what this site does not say. */
export function findForbidden(lines: readonly { where: string; text: string }[]): string[] {
  return lines.flatMap(({ where, text }) =>
    forbidden.flatMap(([pattern, why]) => {
      const match = pattern.exec(text)
      return match ? [`${where} says “${match[0].trim()}” (${why}) in “${text.slice(0, 90)}”`] : []
    }),
  )
}
