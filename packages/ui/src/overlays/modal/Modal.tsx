import { type HTMLAttributes, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { activateModal, getTabbableElements } from "./openModals.ts"

export interface ModalProps extends HTMLAttributes<HTMLDivElement> {
  readonly open: boolean
  /** A press beside it, a step to another page. */
  readonly onClose: () => void
  /** Escape, and Back where the browser asks first. Default: it closes. */
  readonly onEscape?: (() => void) | undefined
  /** It has gone from the screen. */
  readonly onClosed?: (() => void) | undefined
  /** What takes the focus when it opens. Default: the first of its controls. */
  readonly initialFocus?: (modal: HTMLElement) => HTMLElement | null
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * What lies over the page until it is closed. Focus goes in, stays there and comes back; the page behind is locked and hidden from assistive
 * technology. On its way out it has `data-leaving`, for as long as what its styles say of that takes. One that
 * is drawn in another one opens after it, not in the same commit.
 */
export const Modal = ({ open, onClose, onEscape = onClose, onClosed, initialFocus, role = "dialog", children, ...rest }: ModalProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const modal = useRef<HTMLDivElement>(null)
  const [isStanding, setStanding] = useState(open)
  if (open && !isStanding) setStanding(true)
  const close = useEffectEvent(onClose)
  const escape = useEffectEvent(onEscape)
  const begin = useEffectEvent((element: HTMLElement) => initialFocus?.(element) ?? getTabbableElements(element)[0] ?? element)
  const end = useEffectEvent(() => {
    setStanding(false)
    onClosed?.()
  })
  useEffect(() => {
    if (!open) return
    const leave = activateModal(layer.current!, modal.current!, { onClose: () => close(), onEscape: () => escape() })
    begin(modal.current!).focus({ preventScroll: true })
    return leave
  }, [open])
  useLayoutEffect(() => {
    if (open || !isStanding) return
    const ways = [...layer.current!.children].flatMap((part) => part.getAnimations?.() ?? [])
    if (ways.length === 0) return end()
    let isLeaving = true
    void Promise.allSettled(ways.map(({ finished }) => finished)).then(() => isLeaving && end())
    return () => void (isLeaving = false)
  }, [open, isStanding])
  if (!isStanding) return null
  const leaving = open ? undefined : ""
  /** Not by the second press of a double one, which comes before it stands. */
  const pressBeside = () => open && !modal.current?.getAnimations?.().length && onClose()
  return createPortal(
    <div ref={layer} className="layer">
      <div role="presentation" className="scrim" data-leaving={leaving} onMouseDown={keepFocus} onClick={pressBeside} />
      <div ref={modal} role={role} tabIndex={-1} data-leaving={leaving} {...rest}>
        {children}
      </div>
    </div>,
    document.body
  )
}
