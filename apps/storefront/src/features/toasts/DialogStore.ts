import { action, makeObservable, observable, observableRef } from "mobx"
import type { AlertQuestion, ConfirmQuestion, DialogFrame, OpenDialog, PromptQuestion } from "./dialog.ts"

/** Holds the dialogs that block an action until the visitor answers, one at a time in the order of the requests (CTRL-30). */
export class DialogStore {
  static readonly needs = [] as const
  /** The first one is open; the others wait. */
  queue: ReadonlyArray<OpenDialog> = []
  /** False while the first dialog, which is answered, leaves the screen. */
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
  /** Resolves when the visitor has confirmed it. */
  alert(question: AlertQuestion): Promise<void> {
    return this.enter<void>(undefined, (frame, answer) => ({ ...frame, kind: "alert", question, answer }))
  }
  /** Resolves to whether the visitor confirmed; dismissing it counts as no. */
  confirm(question: ConfirmQuestion): Promise<boolean> {
    return this.enter(false, (frame, answer) => ({ ...frame, kind: "confirm", question, answer }))
  }
  /** Resolves to a text for which every validation holds; null when dismissed. */
  prompt(question: PromptQuestion): Promise<string | null> {
    return this.enter<string | null>(null, (frame, answer) => ({ ...frame, kind: "prompt", question, answer }))
  }
  /** Called when the first dialog has left the screen. */
  closed(): void {
    this.queue = this.queue.slice(1)
    this.isOpen = this.queue.length > 0
  }
  /** Handles a failed load of the dialogs' code: without a question there is no consent. */
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
