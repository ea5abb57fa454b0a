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
    const listen = <type extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      types: type[],
      listener: (event: HTMLElementEventMap[type]) => void,
    ) => types.forEach((type) => element.addEventListener(type, listener as EventListener, { signal }))

    for (const [index, button] of buttons.entries()) {
      const panel = panels[index]!
      const menu = nameOf(index)
      if (panel.matches(':popover-open')) state = { open: menu, by: 'click' }
      button.setAttribute('aria-expanded', String(state.open === menu))

      for (const element of [button, panel]) {
        listen(element, ['pointerenter', 'pointerleave'], ({ type, pointerType }) => {
          if (pointerType !== 'mouse') return
          if (type === 'pointerleave') dispatch({ type: 'leave' })
          else dispatch(element === button ? { type: 'enter', menu } : { type: 'enter-panel' })
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
      listen(panel, ['toggle', 'click'], (event) => {
        const left = event.type === 'click' ? (event.target as Element).closest('a') : !panel.matches(':popover-open')
        if (left && state.open === menu) dispatch({ type: 'dismissed' })
      })
    }
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [bar])
}
