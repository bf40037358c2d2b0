import { useEffect, useEffectEvent, useRef } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import { AnnouncementStore } from "./AnnouncementStore.ts"

export interface Announced {
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
