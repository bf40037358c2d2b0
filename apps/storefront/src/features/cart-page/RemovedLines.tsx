import { Button, Notice } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { useAnnounced } from "../../foundation/page/useAnnounced.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"

/** Says what was removed last, and takes it back. It stays where the lines are, so that no time runs out for anybody. */
export const RemovedLines = observer(function RemovedLines() {
  const { state } = useStore(CartStore)
  const [first, ...others] = state?.removed ?? []
  const name = others.length === 0 ? (first?.title ?? "") : `${others.length + 1} items`
  const text = others.length === 0 ? `${name} is removed` : `${name} are removed`
  useAnnounced(first === undefined ? "" : text, { of: "cart" })
  if (first === undefined) return null
  return (
    <Notice action={<Undo key={first.lineId} name={name} />}>
      <span>{text}</span>
    </Notice>
  )
})

/** Has the focus where the last line took it along. */
const Undo = ({ name }: { readonly name: string }) => {
  const cart = useStore(CartStore)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const restore = async () => {
    document.getElementById("main")?.focus({ preventScroll: true })
    await cart.restore()
  }
  return (
    <Button ref={button} size="small" aria-label={`Undo: keep ${name}`} onClick={() => void restore()}>
      Undo
    </Button>
  )
}
