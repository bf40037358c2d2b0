import { action, makeObservable, observable, observableRef } from "mobx"
import type { AlertQuestion, ConfirmQuestion, DialogFrame, OpenDialog, PromptQuestion } from "./dialog.ts"

/** The dialogs that ask something before anything else goes on, one at a time in the order in which they were wished (CTRL-30). */
export class DialogStore {
  static readonly needs = [] as const
  /** The first one stands; the others wait. */
  queue: ReadonlyArray<OpenDialog> = []
  /** False while the first one, which is answered, leaves the screen. */
  isOpen = false
  #lastId = 0
  constructor() {
    makeObservable<DialogStore, "enter" | "leave">(this, {
      queue: observableRef,
      isOpen: observable,
      enter: action,
      leave: action,
      closed: action,
      giveUp: action
    })
  }
  get current(): OpenDialog | null {
    return this.queue[0] ?? null
  }
  /** Resolves when it was read. */
  alert(question: AlertQuestion): Promise<void> {
    return this.enter<void>(undefined, (frame, answer) => ({ ...frame, kind: "alert", question, answer }))
  }
  /** Whether it was confirmed; leaving it is a no. */
  confirm(question: ConfirmQuestion): Promise<boolean> {
    return this.enter(false, (frame, answer) => ({ ...frame, kind: "confirm", question, answer }))
  }
  /** A text for which every validation holds; null when it was left. */
  prompt(question: PromptQuestion): Promise<string | null> {
    return this.enter<string | null>(null, (frame, answer) => ({ ...frame, kind: "prompt", question, answer }))
  }
  /** The first one has left the screen. */
  closed(): void {
    this.queue = this.queue.slice(1)
    this.isOpen = this.queue.length > 0
  }
  /** The dialogs' code cannot be had: nothing was asked, so nothing is agreed to. */
  giveUp(): void {
    const unasked = this.queue
    this.queue = []
    for (const dialog of unasked) dialog.leave()
  }
  private enter<Outcome>(left: Outcome, dialog: (frame: DialogFrame, answer: (outcome: Outcome) => void) => OpenDialog): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const answer = (outcome: Outcome) => {
      this.leave()
      resolve(outcome)
    }
    this.queue = [...this.queue, dialog({ id: ++this.#lastId, leave: () => answer(left) }, answer)]
    this.isOpen ||= this.queue.length === 1
    return promise
  }
  private leave(): void {
    this.isOpen = false
  }
}
