import { useEffect, useEffectEvent, useRef } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import { AnnouncementStore } from "./AnnouncementStore.ts"

export interface Announced {
  /** What the words are about: they are first read on coming to it, and so are not said then. */
  readonly of: number | string
  /** What has to change for the words to be said. Default: the words. */
  readonly when?: number | string
}

/** Says what a place of the page has become (WCAG 4.1.3). Empty words are not said. */
export const useAnnouncement = (text: string, { of, when = text }: Announced): void => {
  const announcements = useStore(AnnouncementStore)
  const known = useRef({ of, when })
  const say = useEffectEvent(() => {
    if (text !== "") announcements.say(text)
  })
  useEffect(() => {
    const before = known.current
    known.current = { of, when }
    if (before.of === of && before.when !== when) say()
  }, [of, when])
}
