/** Hovering this long over a menu button opens it. */
export const openDelay = 200
/** A menu entered this soon after another one closed opens immediately. */
export const skipDelay = 300
/** The pointer may leave for this long on its way to the panel. */
export const closeGrace = 300

type Point = { x: number; y: number }

/**
 * Whether a pointer that left the button of an open menu at `from`, and is at `now`, is on a straight way to the panel: inside the
 * triangle between where it left and the panel's upper edge. A pointer moves by whole pixels, hence the pixel on each side.
 */
export function isOnTheWay(from: Point, now: Point, panel: { left: number; right: number; top: number }): boolean {
  const part = (now.y - from.y + 1) / (panel.top - from.y)
  if (part <= 0) return false
  const at = (edge: number) => from.x + (edge - from.x) * Math.min(part, 1)
  return now.x >= at(panel.left) - 1 && now.x <= at(panel.right) + 1
}

/** Which menu is open, who opened it, and what will happen when. Times are milliseconds of one monotonic clock. */
export type MenuState = {
  open?: string
  by?: 'hover' | 'click'
  opensNext?: { menu: string; at: number }
  closesAt?: number
  closedAt?: number
}

export type MenuEvent =
  | { type: 'enter'; menu: string }
  /** Crosses the button of another menu on the way to the panel that is open. */
  | { type: 'cross'; menu: string }
  | { type: 'enter-panel' }
  | { type: 'leave' }
  | { type: 'click'; menu: string }
  | { type: 'dismissed' }
  | { type: 'tick' }

const closed = (now: number): MenuState => ({ closedAt: now })

/** What the menus do next. A click never closes what hover has just opened: it pins it. */
export function nextMenuState(state: MenuState, event: MenuEvent, now: number): MenuState {
  const { open, by, opensNext, closesAt, closedAt } = state
  switch (event.type) {
    case 'enter':
      if (open === event.menu) return { open, by }
      if (open || (closedAt !== undefined && now - closedAt <= skipDelay)) return { open: event.menu, by: 'hover' }
      return { opensNext: { menu: event.menu, at: now + openDelay } }
    case 'cross':
      // Who rests on it means it.
      return { open, by, opensNext: { menu: event.menu, at: now + openDelay } }
    case 'enter-panel':
      return { open, by }
    case 'leave':
      if (open && by === 'hover') return { open, by, closesAt: now + closeGrace }
      return { ...state, opensNext: undefined }
    case 'click':
      if (open === event.menu && by === 'click') return closed(now)
      return { open: event.menu, by: 'click' }
    case 'dismissed':
      return open ? closed(now) : state
    case 'tick':
      if (opensNext && now >= opensNext.at) return { open: opensNext.menu, by: 'hover' }
      if (closesAt !== undefined && now >= closesAt) return closed(now)
      return state
  }
}
