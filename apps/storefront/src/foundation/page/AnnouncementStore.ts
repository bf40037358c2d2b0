import { action, makeObservable, observableRef } from "mobx"

export interface Announcement {
  readonly id: number
  readonly text: string
}

/** Maximum announcements that one page change may cause. */
const MOST = 2

/** Announcements for screen readers. The frame contains the live region; a modal dialog has its own. */
export class AnnouncementStore {
  static readonly needs = [] as const
  newest: ReadonlyArray<Announcement> = []
  constructor() {
    makeObservable(this, { newest: observableRef, announce: action })
  }
  /** Announces the same text again if it is repeated. */
  announce(text: string): void {
    const id = (this.newest.at(-1)?.id ?? 0) + 1
    this.newest = [...this.newest, { id, text }].slice(-MOST)
  }
}
