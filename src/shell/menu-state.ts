/** Hovering this long over a menu button opens it. */
export const openDelay = 200
/** A menu entered this soon after another one closed opens at once. */
export const skipDelay = 300
/** The pointer may leave for this long on its way to the panel. */
export const closeGrace = 300

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
    case 'enter-panel':
      return { ...state, closesAt: undefined }
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
