import { readTyped } from '#tools/mint/codes/typed-code.ts'

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

/** Milliseconds between two looks through the camera. */
const every = 200

/**
 * Opens the camera in a window of its own and answers what it read of a card: undefined when the visitor closes it. Nothing of the
 * picture is kept or sent. Where the camera is refused, the window says so.
 */
export async function scanCode(): Promise<string | undefined> {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.className = 'mint-scan'
  dialog.ariaLabel = 'Scan a card'
  const video = dialog.appendChild(document.createElement('video'))
  video.muted = true
  video.playsInline = true
  const words = dialog.appendChild(document.createElement('p'))
  words.role = 'status'
  words.textContent = 'Hold the code of the card before the camera.'
  const close = dialog.appendChild(document.createElement('button'))
  close.className = 'button'
  close.textContent = 'Close the camera'
  const closed = new Promise<undefined>((resolve) => dialog.addEventListener('close', () => resolve(undefined)))
  close.addEventListener('click', () => dialog.close())
  dialog.showModal()
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    video.srcObject = stream
    // Closed before the first picture has come, the camera stops as well.
    const seen = video.play().then(() => codeSeen(video, dialog))
    return await Promise.race([closed, seen])
  } catch {
    words.textContent = 'The camera is not available. Reload the page and allow it, or type the code.'
    return await closed
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop()
    dialog.remove()
  }
}

async function codeSeen(video: HTMLVideoElement, dialog: HTMLDialogElement): Promise<string | undefined> {
  const detector = new window.BarcodeDetector!({ formats: ['qr_code'] })
  while (dialog.open) {
    const found = await detector.detect(video).catch(() => [])
    for (const { rawValue } of found) {
      const typed = readTyped(rawValue)
      if (typed && 'code' in typed) return typed.code
      if (typed && 'word' in typed) return typed.word
    }
    await new Promise((next) => setTimeout(next, every))
  }
  return undefined
}
