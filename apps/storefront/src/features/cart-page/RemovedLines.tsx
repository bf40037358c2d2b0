import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLayoutEffect, useRef } from "react"
import { AnnouncementStore, useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"

export interface RemovedLinesProps {
  /** Called with the lines before they are restored. */
  readonly onRestore: (lineIds: ReadonlyArray<string>) => void
}

/** Names the lines removed last and restores them. It stays beside the lines without a time limit and is announced once. */
export const RemovedLines = observer(function RemovedLines({ onRestore }: RemovedLinesProps) {
  const { state } = useStore(CartStore)
  const announcements = useStore(AnnouncementStore)
  const cart = useStore(CartStore)
  const removed = state?.removed ?? []
  const [first, ...others] = removed
  const name = others.length === 0 ? (first?.title ?? "") : `${others.length + 1} items`
  const text = `${name} removed.`
  useAnnouncement(first === undefined ? "" : text, { of: "cart" })
  if (first === undefined) return null
  const restore = async () => {
    onRestore(removed.map(({ lineId }) => lineId))
    document.getElementById("main")?.focus({ preventScroll: true })
    announcements.announce(`${name} ${others.length === 0 ? "is" : "are"} in your cart again`)
    await cart.restore()
  }
  return (
    <InlineAlert isSilent action={<Undo key={first.lineId} name={name} onUndo={() => void restore()} />}>
      <span>{text}</span>
    </InlineAlert>
  )
})

/** Takes the focus if the removed line had it. */
const Undo = ({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null)
  // Runs before other code, such as an overlay, restores the lost focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={onUndo}>
      Undo
    </Button>
  )
}
