/**
 * Keeps `guest` inside the modal dialog that was opened last, and in `home` while there is none: everything outside a modal is
 * inert, also a popover painted above it. `moved` is called after each move, because moving closes popovers. Answers what ends it.
 */
export function followModals({ home, guest, moved }: { home: Element; guest: Element; moved: () => void }): () => void {
  let modals: Element[] = []

  function settle() {
    const open = [...document.querySelectorAll('dialog:modal')]
    modals = [...modals.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !modals.includes(dialog))]
    const host = modals.at(-1) ?? home
    if (guest.parentElement === host && guest.isConnected) return
    host.append(guest)
    moved()
  }

  // `open` tells when a dialog opens or closes; the list of children, when one is taken away with the toasts in it.
  const observer = new MutationObserver(settle)
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  settle()
  return () => {
    observer.disconnect()
    home.append(guest)
  }
}
