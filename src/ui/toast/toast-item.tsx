import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import { durations, type Toast } from './toast-list.ts'
import { ToastMark } from './toast-mark.tsx'
import { useClock } from './use-clock.ts'
import { useSwipe } from './use-swipe.ts'

/** One toast: it goes when its time is over, by its button, by Escape, or when it is pushed aside. */
export function ToastItem({ toast, held, close }: { toast: Toast; held: boolean; close: (id: string) => void }) {
  const element = useRef<HTMLLIElement>(null)

  async function leave(direction = 0) {
    if (element.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const away = { opacity: 0, transform: `translateX(${direction * 110}%)` }
      const leaving = element.current.animate(away, { duration: 150, easing: 'ease-out', fill: 'forwards' })
      await leaving.finished.catch(() => undefined)
    }
    close(toast.id)
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Otherwise the same key would also close the dialog around the toast.
    event.preventDefault()
    void leave()
  }

  useClock({ duration: durations[toast.state], held, done: leave })

  return (
    <li ref={element} className="toast" data-state={toast.state} {...useSwipe(leave)}>
      <div className="toast-body">
        <ToastMark state={toast.state} />
        <p className="toast-title" lang={toast.lang}>
          {toast.title}
        </p>
        {toast.detail && (
          <p className="toast-detail" lang={toast.lang}>
            {toast.detail}
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`Close: ${toast.title}`}
        onClick={() => leave()}
        onKeyDown={escape}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
