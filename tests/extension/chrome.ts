type Event<Listener> = { addListener(listener: Listener): void }

type Extension = {
  runtime: {
    id: string
    sendMessage(message: unknown): Promise<unknown>
    onMessage: Event<
      (message: never, sender: { origin?: string }, answer: (value: unknown) => void) => true | undefined
    >
  }
  windows: {
    create(options: { url: string; type: 'popup'; width: number; height: number }): Promise<{ id?: number }>
    onRemoved: Event<(id: number) => void>
  }
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>
      set(values: Record<string, unknown>): Promise<void>
    }
  }
  declarativeNetRequest: {
    updateSessionRules(change: { removeRuleIds: number[]; addRules: unknown[] }): Promise<void>
  }
}

/** The part of Chromium's extension interface that the test wallet uses. */
export const { chrome } = globalThis as unknown as { chrome: Extension }
