import { type HTMLAttributes, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { activateModal, getTabbableElements } from "./openModals.ts"

export interface ModalProps extends HTMLAttributes<HTMLDivElement> {
  readonly open: boolean
  /** Called after a click outside or a navigation to another page. */
  readonly onClose: () => void
  /** Called on Escape, and on Back if the browser sends a close request. Default: the modal closes. */
  readonly onEscape?: (() => void) | undefined
  /** Called when the modal has left the screen. */
  readonly onClosed?: (() => void) | undefined
  /** Returns the element that takes the focus on opening. Default: the modal's first control. */
  readonly initialFocus?: (modal: HTMLElement) => HTMLElement | null
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Renders a modal over the page until it is closed. The modal takes the focus, keeps it and returns it on closing; the page behind is
 * locked and hidden from assistive technology. During the exit transition the modal has `data-leaving`, for the duration that its styles
 * define. A nested modal opens after its parent, not in the same commit.
 */
export const Modal = ({ open, onClose, onEscape = onClose, onClosed, initialFocus, role = "dialog", children, ...rest }: ModalProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const modal = useRef<HTMLDivElement>(null)
  /** Whether the modal has not received a click since it was opened. */
  const isFresh = useRef(false)
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
    isFresh.current = true
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
  /** Ignores the second click of the double click that opened the modal, whatever element is below the pointer by then. */
  const ignoreSecondClick = (event: MouseEvent) => {
    if (isFresh.current && event.detail > 1) {
      event.preventDefault()
      event.stopPropagation()
    }
    isFresh.current = false
  }
  return createPortal(
    <div ref={layer} className="layer" onClickCapture={ignoreSecondClick}>
      <div role="presentation" className="scrim" data-leaving={leaving} onMouseDown={keepFocus} onClick={() => open && onClose()} />
      <div ref={modal} role={role} tabIndex={-1} data-leaving={leaving} {...rest}>
        {children}
      </div>
    </div>,
    document.body
  )
}
