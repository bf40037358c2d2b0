import { action, makeObservable, observableRef } from "mobx"

export interface Announcement {
  readonly id: number
  readonly text: string
}

/** As many as may come with one change of the page. */
const MOST = 2

/** What is read out to those who do not see it change. The frame has the one place that says it; a dialog that locks the page has its own. */
export class AnnouncementStore {
  static readonly needs = [] as const
  newest: ReadonlyArray<Announcement> = []
  constructor() {
    makeObservable(this, { newest: observableRef, say: action })
  }
  /** The same words are said again when they come again. */
  say(text: string): void {
    const id = (this.newest.at(-1)?.id ?? 0) + 1
    this.newest = [...this.newest, { id, text }].slice(-MOST)
  }
}
