import { action, makeObservable, observableRef } from "mobx"
import { useEffect, useEffectEvent, useRef } from "react"
import { useStore } from "../runtime/StoreContext.ts"

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

interface Announced {
  /** The element that the text describes. Its first text is read on focus, so it is not announced. */
  readonly of: number | string
  /** The value whose change triggers the announcement. Default: the text. */
  readonly when?: number | string
}

/** Announces the new state of a part of the page (WCAG 4.1.3). Skips empty text. */
export const useAnnouncement = (text: string, { of, when = text }: Announced): void => {
  const announcements = useStore(AnnouncementStore)
  const known = useRef({ of, when })
  const say = useEffectEvent(() => {
    if (text !== "") announcements.announce(text)
  })
  useEffect(() => {
    const before = known.current
    known.current = { of, when }
    if (before.of === of && before.when !== when) say()
  }, [of, when])
}
