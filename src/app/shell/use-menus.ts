import { useEffect, type RefObject } from 'react'
import { isOnTheWay, nextMenuState, type MenuEvent, type MenuState } from './menu-state.ts'

/**
 * Adds hover delays and pinning to menus that already work as native popovers. The browser keeps its part: one open at a time,
 * Escape with focus returned, a press outside. Hover counts only for a mouse.
 */
export function useMenus(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = bar.current
    if (!root) return
    const abort = new AbortController()
    const { signal } = abort
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[popovertarget]')]
    const panels = buttons.map((button) => document.getElementById(button.getAttribute('popovertarget')!)!)
    const nameOf = (index: number) => panels[index]!.id
    const anchors = CSS.supports('left: anchor(left)')
    let state: MenuState = {}
    /** Where the pointer was last seen on the button of the open menu. */
    let seen: PointerEvent | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    const dispatch = (event: MenuEvent) => {
      state = nextMenuState(state, event, performance.now())
      clearTimeout(timer)
      const due = state.opensNext?.at ?? state.closesAt
      if (due !== undefined) timer = setTimeout(dispatch, Math.max(0, due - performance.now()), { type: 'tick' })
      for (const [index, panel] of panels.entries()) {
        const wanted = state.open === nameOf(index)
        if (wanted && !panel.matches(':popover-open')) {
          // Where a browser cannot anchor a panel to its button by style.
          if (!anchors) panel.style.left = `${buttons[index]!.getBoundingClientRect().left}px`
          panel.showPopover({ source: buttons[index]! })
        }
        if (!wanted && panel.matches(':popover-open')) panel.hidePopover()
        buttons[index]!.setAttribute('aria-expanded', String(wanted))
      }
    }
    const listen = <type extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      types: type[],
      listener: (event: HTMLElementEventMap[type]) => void,
    ) => types.forEach((type) => element.addEventListener(type, listener as EventListener, { signal }))

    /**
     * What a move of the mouse means while a menu is open: the straight way to its panel leads over the buttons of others, which do
     * not open for a pointer that only crosses them.
     */
    const follow = (event: PointerEvent) => {
      const panel = panels.find(({ id }) => id === state.open)
      if (!panel || event.pointerType !== 'mouse') return
      const over = buttons.findIndex((button) => button.contains(event.target as Element))
      const menu = over < 0 ? undefined : nameOf(over)
      if (menu === state.open) seen = event
      else if (panel.contains(event.target as Element)) seen = undefined
      else if (seen && isOnTheWay(seen, event, panel.getBoundingClientRect()))
        dispatch(menu ? { type: 'cross', menu } : { type: 'leave' })
      else if (menu) dispatch({ type: 'enter', menu })
    }
    document.addEventListener('pointermove', follow, { signal })

    for (const [index, button] of buttons.entries()) {
      const panel = panels[index]!
      const menu = nameOf(index)
      if (panel.matches(':popover-open')) state = { open: menu, by: 'click' }
      button.setAttribute('aria-expanded', String(state.open === menu))

      for (const element of [button, panel]) {
        listen(element, ['pointerenter', 'pointerleave'], ({ type, pointerType }) => {
          if (pointerType !== 'mouse') return
          if (type === 'pointerleave') dispatch({ type: 'leave' })
          else if (element === panel) dispatch({ type: 'enter-panel' })
          else if (!state.open || state.open === menu) dispatch({ type: 'enter', menu })
        })
        listen(element, ['focusout'], ({ relatedTarget: next }) => {
          const stays = !next || next === button || panel.contains(next as Node)
          if (!stays && state.open === menu) dispatch({ type: 'dismissed' })
        })
      }
      listen(button, ['click'], (event) => {
        event.preventDefault()
        dispatch({ type: 'click', menu })
      })
      // A panel that goes leaves the pointer elsewhere: Firefox may say that before it says that the panel has gone.
      listen(panel, ['beforetoggle'], ({ newState }) => {
        if (newState === 'closed' && state.open === menu)
          state = nextMenuState(state, { type: 'dismissed' }, performance.now())
      })
      listen(panel, ['toggle'], ({ newState }) => {
        if (newState === 'closed') dispatch({ type: 'tick' })
      })
      listen(panel, ['click'], ({ target }) => {
        if ((target as Element).closest('a') && state.open === menu) dispatch({ type: 'dismissed' })
      })
    }
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [bar])
}
