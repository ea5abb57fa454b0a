/** One page in one engine, driven as a visitor would. Selectors are those of CSS, and the first element they meet is meant. */
export type EnginePage = {
  /** Makes the page this many pixels wide and high. */
  size(width: number, height: number): Promise<void>
  /** Loads a document, and answers when its `load` event is over. */
  open(url: string): Promise<void>
  /** Runs a function in the page, and answers what it does. What it needs comes as arguments, which JSON must be able to hold. */
  run<Args extends unknown[], Answer>(work: (...args: Args) => Answer | Promise<Answer>, ...args: Args): Promise<Answer>
  /** Moves the pointer from the corner onto an element, scrolled into view: where it already was, it would not have moved. */
  hover(selector: string): Promise<void>
  /** Presses an element with the pointer. */
  click(selector: string): Promise<void>
  /** Writes into a field, key by key, behind what is in it. */
  type(selector: string, text: string): Promise<void>
  /** Presses one key, by its name in `KeyboardEvent.key`, where the focus is; `control`: with that one held. */
  press(key: 'Enter' | 'Escape' | 'Tab' | 'k', control?: boolean): Promise<void>
  /** What the engine has complained about since it was asked last: console lines, errors nobody caught, refusals of a policy. */
  complaints(): Promise<string[]>
  /** What is on the screen, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
