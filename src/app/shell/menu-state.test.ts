import { expect, test } from 'vitest'
import { isOnTheWay, nextMenuState, type MenuEvent, type MenuState } from './menu-state.ts'

const hovered: MenuState = { open: 'services', by: 'hover' }
const pinned: MenuState = { open: 'services', by: 'click' }

test.each<[string, MenuState, MenuEvent, number, MenuState]>([
  ['hover waits 200 ms', {}, { type: 'enter', menu: 'services' }, 1000, { opensNext: { menu: 'services', at: 1200 } }],
  ['hover opens after the wait', { opensNext: { menu: 'services', at: 1200 } }, { type: 'tick' }, 1200, hovered],
  ['leaving early opens nothing', { opensNext: { menu: 'services', at: 1200 } }, { type: 'leave' }, 1100, {}],
  [
    'a neighbour of an open menu opens at once',
    hovered,
    { type: 'enter', menu: 'products' },
    0,
    { open: 'products', by: 'hover' },
  ],
  [
    'crossing a neighbour on the way to the panel opens it only for who rests there',
    { ...hovered, closesAt: 1300 },
    { type: 'cross', menu: 'products' },
    1000,
    { ...hovered, opensNext: { menu: 'products', at: 1200 } },
  ],
  [
    'who rests on a neighbour opens it',
    { ...hovered, opensNext: { menu: 'products', at: 1200 } },
    { type: 'tick' },
    1200,
    { open: 'products', by: 'hover' },
  ],
  [
    'reaching the panel forgets the neighbour that was crossed',
    { ...pinned, opensNext: { menu: 'products', at: 1200 } },
    { type: 'enter-panel' },
    1100,
    pinned,
  ],
  [
    'within 300 ms of closing there is no wait',
    { closedAt: 700 },
    { type: 'enter', menu: 'products' },
    1000,
    { open: 'products', by: 'hover' },
  ],
  [
    'later there is',
    { closedAt: 699 },
    { type: 'enter', menu: 'products' },
    1000,
    { opensNext: { menu: 'products', at: 1200 } },
  ],
  ['leaving gives 300 ms to reach the panel', hovered, { type: 'leave' }, 1000, { ...hovered, closesAt: 1300 }],
  ['reaching the panel keeps it', { ...hovered, closesAt: 1300 }, { type: 'enter-panel' }, 1100, hovered],
  ['not reaching it closes', { ...hovered, closesAt: 1300 }, { type: 'tick' }, 1300, { closedAt: 1300 }],
  ['a click pins what hover opened', hovered, { type: 'click', menu: 'services' }, 0, pinned],
  ['a pinned menu survives the pointer leaving', pinned, { type: 'leave' }, 0, pinned],
  ['a second click closes', pinned, { type: 'click', menu: 'services' }, 5, { closedAt: 5 }],
  [
    'a click elsewhere in the bar switches',
    pinned,
    { type: 'click', menu: 'products' },
    5,
    { open: 'products', by: 'click' },
  ],
  ['Escape or a press outside closes', pinned, { type: 'dismissed' }, 9, { closedAt: 9 }],
])('%s', (_, state, event, now, next) => expect(nextMenuState(state, event, now)).toEqual(next))

const panel = { left: 200, right: 900, top: 71 }
test.each([
  ['down to the corner of the panel', { x: 258, y: 36 }, { x: 400, y: 44 }, true],
  ['whole pixels of a flat way', { x: 313, y: 42 }, { x: 330, y: 42 }, true],
  ['along the bar', { x: 300, y: 36 }, { x: 370, y: 36 }, false],
  ['up and away', { x: 300, y: 36 }, { x: 320, y: 20 }, false],
  ['below the edge, beside the panel', { x: 258, y: 36 }, { x: 950, y: 90 }, false],
])('the straight way to a panel: %s', (_, from, now, expected) => expect(isOnTheWay(from, now, panel)).toBe(expected))
