import { useEffect, type RefObject } from 'react'
import { nextMenuState, type MenuEvent, type MenuState } from './menu-state.ts'

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
    let state: MenuState = {}
    let timer: ReturnType<typeof setTimeout> | undefined

    const dispatch = (event: MenuEvent) => {
      state = nextMenuState(state, event, performance.now())
      clearTimeout(timer)
      const due = state.opensNext?.at ?? state.closesAt
      if (due !== undefined) timer = setTimeout(dispatch, Math.max(0, due - performance.now()), { type: 'tick' })
      for (const [index, panel] of panels.entries()) {
        const wanted = state.open === nameOf(index)
        if (wanted && !panel.matches(':popover-open')) panel.showPopover({ source: buttons[index]! })
        if (!wanted && panel.matches(':popover-open')) panel.hidePopover()
        buttons[index]!.setAttribute('aria-expanded', String(wanted))
      }
    }
    const mouse = (event: PointerEvent) => event.pointerType === 'mouse'

    for (const [index, button] of buttons.entries()) {
      const panel = panels[index]!
      const menu = nameOf(index)
      if (panel.matches(':popover-open')) state = { open: menu, by: 'click' }
      button.setAttribute('aria-expanded', String(state.open === menu))
      button.addEventListener('pointerenter', (event) => mouse(event) && dispatch({ type: 'enter', menu }), { signal })
      button.addEventListener('pointerleave', (event) => mouse(event) && dispatch({ type: 'leave' }), { signal })
      panel.addEventListener('pointerenter', (event) => mouse(event) && dispatch({ type: 'enter-panel' }), { signal })
      panel.addEventListener('pointerleave', (event) => mouse(event) && dispatch({ type: 'leave' }), { signal })
      button.addEventListener(
        'click',
        (event) => {
          event.preventDefault()
          dispatch({ type: 'click', menu })
        },
        { signal },
      )
      const leave = (event: FocusEvent) => {
        const next = event.relatedTarget as Node | null
        if (next && state.open === menu && next !== button && !panel.contains(next)) dispatch({ type: 'dismissed' })
      }
      button.addEventListener('focusout', leave, { signal })
      panel.addEventListener('focusout', leave, { signal })
      panel.addEventListener(
        'toggle',
        (event) => {
          if (event.newState === 'closed' && state.open === menu) dispatch({ type: 'dismissed' })
        },
        { signal },
      )
      panel.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('a')) dispatch({ type: 'dismissed' })
        },
        { signal },
      )
    }
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [bar])
}
