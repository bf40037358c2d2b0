import { isSamePageLink } from "@camber/ui"
import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import type { LazyComponent } from "./LazyComponent.ts"
import { LateComponents } from "./LateComponents.ts"
import { useLazyComponent } from "./useLazyComponent.ts"

interface LateRegionProps<Props> {
  /** Of this region alone, on whichever page: another's markup is not taken over. */
  readonly id: string
  readonly className?: string
  /** The server loads it before it draws; the browser when it is wished or pressed, and where the server did not draw it. */
  readonly late: LazyComponent<Props>
  readonly props: Props
  /** Calls `wish` when the region is to come alive; answers how to stop. The same function for the region's life. */
  readonly wake: (region: HTMLElement, wish: () => void) => () => void
}

/**
 * A part of the page that comes alive late. Until then what the server drew stands as it is, for people and crawlers alike. The living one has
 * the same controls, so the focus stays where it was, and a press is not lost. What the server drew empty stays empty.
 */
export const LazyRegion = <Props extends object>({ className, id, late, props, wake }: LateRegionProps<Props>) => {
  const components = useStore(LateComponents)
  /** null where the living one is there from the beginning, as on the server, and where there is nothing to take over. */
  const [drawn] = useState(() => (components.get(late) === null ? (document.getElementById(id)?.innerHTML ?? null) : null))
  const [isWanted, setIsWanted] = useState(drawn === null)
  const pressed = useRef(-1)
  const giveUp = () => {
    setIsWanted(false)
    const control = controlsOf(id)[pressed.current]
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
  }
  const Living = useLazyComponent(isWanted, late, giveUp)
  // Read while the drawn one still stands: as it goes, the browser takes the focus away from it.
  const focused = useMemo(
    () => (drawn === null || Living === null ? -1 : controlsOf(id).findIndex((control) => control === document.activeElement)),
    [drawn, id, Living]
  )
  useEffect(() => {
    if (drawn === null || drawn === "") return
    // It takes its listeners with it when it goes.
    const region = document.getElementById(id)!
    const stop = wake(region, () => setIsWanted(true))
    const indexOf = ({ target }: Event) => controlsOf(id).findIndex((control) => target instanceof Node && control.contains(target))
    // A button takes the space bar when it comes up again: by then the living one may stand there.
    region.addEventListener("keydown", (event) => {
      if (event.key === " " && event.target instanceof HTMLButtonElement) pressed.current = indexOf(event)
    })
    region.addEventListener("click", (event) => {
      pressed.current = indexOf(event)
      if (pressed.current === -1 || !isSamePageLink(event)) return
      event.preventDefault()
      setIsWanted(true)
    })
    return stop
  }, [drawn, id, wake])
  useLayoutEffect(() => {
    if (Living === null) return
    const controls = controlsOf(id)
    controls[focused]?.focus()
    controls[pressed.current]?.click()
  }, [Living, focused, id])
  return Living ? (
    <div key="living" id={id} className={className}>
      {createElement(Living, props)}
    </div>
  ) : (
    <div key="drawn" id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn ?? "" }} />
  )
}

const controlsOf = (id: string) => [...document.querySelectorAll<HTMLElement>(`#${id} :is(a, button)`)]
