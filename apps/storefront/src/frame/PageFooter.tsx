import { staysHere } from "@camber/ui"
import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { siteFooter } from "./siteFooter.ts"
import { useLateComponent } from "./useLateComponent.ts"

const ID = "footer"
const controls = () => [...document.querySelectorAll<HTMLElement>(`#${ID} :is(a, button)`)]
const indexOf = ({ target }: Event) => controls().findIndex((control) => target instanceof Node && control.contains(target))

/**
 * The footer comes alive when it is within 500 px of the window (NAV-51, CTRL-38), or is pressed. Until then what the server drew stands as it
 * is, for people and crawlers alike. The living one has the same controls, so the focus stays where it was, and a press is not lost.
 */
export const PageFooter = () => {
  /** null where the living one is there from the beginning, as on the server. */
  const [drawn] = useState(() => (siteFooter.component === null ? (document.getElementById(ID)?.innerHTML ?? "") : null))
  const [isWanted, setIsWanted] = useState(drawn === null)
  const pressed = useRef(-1)
  const giveUp = () => {
    setIsWanted(false)
    const control = controls()[pressed.current]
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
  }
  const Footer = useLateComponent(isWanted, siteFooter, giveUp)
  // Read while the drawn one still stands: as it goes, the browser takes the focus away from it.
  const focused = useMemo(
    () => (drawn === null || Footer === null ? -1 : controls().findIndex((control) => control === document.activeElement)),
    [drawn, Footer]
  )
  useEffect(() => {
    if (drawn === null) return
    // It takes its listeners with it when it goes.
    const footer = document.getElementById(ID)!
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsWanted(true), { rootMargin: "500px" })
    near.observe(footer)
    // A button takes the space bar when it comes up again: by then the living one may stand there.
    footer.addEventListener("keydown", (event) => {
      if (event.key === " " && event.target instanceof HTMLButtonElement) pressed.current = indexOf(event)
    })
    footer.addEventListener("click", (event) => {
      pressed.current = indexOf(event)
      if (pressed.current === -1 || !staysHere(event)) return
      event.preventDefault()
      setIsWanted(true)
    })
    return () => near.disconnect()
  }, [drawn])
  useLayoutEffect(() => {
    if (Footer === null) return
    controls()[focused]?.focus()
    controls()[pressed.current]?.click()
  }, [Footer, focused])
  return Footer ? (
    <div key="living" id={ID}>
      {createElement(Footer)}
    </div>
  ) : (
    <div key="drawn" id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn ?? "" }} />
  )
}
